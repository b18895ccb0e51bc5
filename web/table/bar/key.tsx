/** A key as a reminder beside what it does; read aloud it would only disturb, since the button says its shortcut. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span className="key" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
