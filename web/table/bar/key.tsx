/** A reminder of a shortcut, hidden from screen readers, for which the button has `aria-keyshortcuts`. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span className="key" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
