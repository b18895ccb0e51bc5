/** Timeout in milliseconds, for a page that is currently not painted. */
const longest = 100

/** Runs something after the next paint, so that it does not delay the response to input. */
export function afterPaint(act: () => void): void {
  if (document.hidden) {
    act()
    return
  }
  let done = false
  const once = () => {
    if (done) return
    done = true
    act()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longest)
}
