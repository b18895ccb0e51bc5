import { afterPaint } from '../../table/model/after-paint.ts'

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

  /**
   * The mark goes once what was tapped has been answered. Gone any earlier, the page would be drawn once without the mark before
   * it is drawn with the answer: browsers draw it between the end of a touch and the click.
   */
  function letGoLater(): void {
    const released = pressed
    afterPaint(() => {
      if (pressed === released) letGo()
    })
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
  document.addEventListener('pointerup', letGoLater, options)
  document.addEventListener('pointercancel', letGo, options)
  return () => {
    letGo()
    watch.abort()
  }
}
