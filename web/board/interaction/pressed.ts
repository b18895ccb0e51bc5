import { afterPaint } from '../../table/model/after-paint.ts'

/** Selector of elements that can be pressed. */
const controls = 'button, summary, [data-legal]'

/** Marks the element under a finger at once. Browsers wait with :active until they know that it is no scroll. */
export function watchPressed(document: Document): () => void {
  const watch = new AbortController()
  const options = { signal: watch.signal, capture: true, passive: true }
  let pressed: Element | null = null

  function letGo(): void {
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }

  /**
   * The mark is removed with the response to the tap. Earlier, the page would be drawn without the mark between the end
   * of the touch and the click.
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
