/** Longest wait for a picture, for a page that is not painted just then. */
const longest = 100

/** Does something once the answer to the user's latest input can be seen, so that it never keeps them waiting. */
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
