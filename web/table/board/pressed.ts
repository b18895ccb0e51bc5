/** What a finger can press. */
const controls = 'button, summary, [data-legal]'

/** Marks what a finger is on from the first moment. Browsers wait to see whether it scrolls before they say so themselves. */
export function watchPressed(document: Document): () => void {
  const watch = new AbortController()
  const options = { signal: watch.signal, capture: true, passive: true }
  let pressed: Element | null = null

  function letGo(): void {
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }

  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      letGo()
      if (pointerType !== 'touch' || !(target instanceof Element)) return
      pressed = target.closest(controls)
      pressed?.setAttribute('data-pressed', '')
    },
    options,
  )
  for (const kind of ['pointerup', 'pointercancel'] as const) document.addEventListener(kind, letGo, options)
  return () => {
    letGo()
    watch.abort()
  }
}
