import { create } from 'zustand'
import { lastPointer } from './last-pointer.ts'

/**
 * How the user asks about a sign: a tap tries to use it; a long press, a click and focus only ask for its name and
 * origin.
 */
type Asking = 'tap' | 'press' | 'focus'

export interface Sign {
  readonly name: string
  readonly asking: Asking
  /** It is on the board, not in a panel beside it. */
  readonly onBoard: boolean
  readonly box: DOMRectReadOnly
  readonly element: Element
  /** The board's name of its place. */
  readonly place: string | undefined
}

/** The sign whose name is shown. Native titles are only shown to a resting mouse. */
export const useSign = create<{ readonly sign: Sign | undefined }>()(() => ({ sign: undefined }))

export function hideSign(): void {
  if (useSign.getState().sign) useSign.setState({ sign: undefined })
}

/** Hides a name whose sign has disappeared or moved away. */
export function hideLostSign(): void {
  const { sign } = useSign.getState()
  if (!sign) return
  const { left, top } = sign.element.getBoundingClientRect()
  if (!sign.element.isConnected || Math.hypot(left - sign.box.left, top - sign.box.top) > 2) hideSign()
}

/** Duration of a long press in milliseconds; browsers open their own menus at about the same time. */
const pressTime = 450
/** Pixels that a finger may move without scrolling. */
const stillness = 10

/** Titles take precedence over the label of a drawing inside. */
const titled = '[title]:not([title=""])'
const labelled = ':is(svg, g, rect):has(> title), [role="img"][aria-label], button[aria-label]'
const active = 'button, a, input, select, textarea, summary, label, [role="application"]'

/** Shows the names of signs on tap, long press and focus while the table is mounted. */
export function watchSigns(document: Document): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined
  /** The click that ends a long press is no tap. */
  let answered = false

  function letGo(): void {
    clearTimeout(press?.timer)
    press = undefined
  }

  document.addEventListener(
    'pointerdown',
    ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
      letGo()
      answered = false
      if (target instanceof Element && target.closest('[data-sign-note]')) return
      hideSign()
      if (pointerType !== 'touch' || !isPrimary || !signOf(target)) return
      const timer = setTimeout(() => {
        press = undefined
        answered = show(target, 'press')
      }, pressTime)
      press = { x, y, timer }
    },
    { signal, capture: true, passive: true },
  )
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > stillness) letGo()
    },
    { signal, capture: true, passive: true },
  )
  for (const kind of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(kind, letGo, { signal, capture: true, passive: true })
  document.addEventListener(
    'scroll',
    () => {
      letGo()
      // The event of a scroll that ended before the tap may come after it: then the sign has not moved.
      hideLostSign()
    },
    { signal, capture: true, passive: true },
  )
  document.addEventListener(
    'contextmenu',
    (event) => {
      // A mouse keeps its context menu; for a finger the name replaces the browser's menu.
      if (lastPointer() !== 'touch' || event.defaultPrevented || !signOf(event.target)) return
      event.preventDefault()
      if (answered) return
      letGo()
      answered = show(event.target, 'press')
    },
    { signal },
  )
  document.addEventListener(
    'click',
    (event) => {
      if (!answered) return
      answered = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      // Controls respond themselves: by their action, or by the rule that forbids it.
      if (!(target instanceof Element) || target.closest(active)) return
      if (lastPointer() === 'touch') show(target, 'tap')
      // Focus from a mouse is ignored: the board may only have moved under the pointer.
      else if (placeOf(signOf(target)) !== undefined) show(target, 'press')
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (lastPointer() !== 'keyboard') return
      if (target instanceof Element && target.matches('main [title]')) show(target, 'focus')
      else hideSign()
    },
    { signal },
  )
  document.addEventListener('focusout', () => useSign.getState().sign?.asking === 'focus' && hideSign(), { signal })
  return () => {
    letGo()
    hideSign()
    watch.abort()
  }
}

/** The nearest element with a name. */
function signOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest(titled) ?? target.closest(labelled) ?? undefined
}

/** The board's name of a sign's place. */
function placeOf(sign: Element | undefined): string | undefined {
  const placed = sign?.closest('[data-of], [data-spot]')
  return placed?.getAttribute('data-of') ?? placed?.getAttribute('data-spot') ?? undefined
}

/** Returns whether there was something to show. */
function show(target: EventTarget | null, asking: Asking): boolean {
  const element = signOf(target)
  const name =
    element?.getAttribute('title') ??
    element?.querySelector(':scope > title')?.textContent ??
    element?.getAttribute('aria-label')
  if (!element || !name) return false
  const onBoard = element.closest('main') !== null
  const place = placeOf(element)
  useSign.setState({ sign: { name, asking, onBoard, box: element.getBoundingClientRect(), element, place } })
  return true
}
