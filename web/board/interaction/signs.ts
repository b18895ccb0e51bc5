import { create } from 'zustand'
import { lastPointer } from './last-pointer.ts'

/** What the user asks of a sign: a tap wants to use it, a long press, a click and the focus only its name and where it comes from. */
type Asking = 'tap' | 'press' | 'focus'

export interface Sign {
  readonly name: string
  readonly asking: Asking
  /** It lies on the board, and not in a panel beside it. */
  readonly onBoard: boolean
  readonly box: DOMRectReadOnly
  readonly element: Element
  /** What its board calls its place. */
  readonly place: string | undefined
}

/** The sign whose name is shown. Native titles come with a mouse that rests only. */
export const useSign = create<{ readonly sign: Sign | undefined }>()(() => ({ sign: undefined }))

export function hideSign(): void {
  if (useSign.getState().sign) useSign.setState({ sign: undefined })
}

/** Hides a name whose sign has gone or has moved away from it. */
export function hideLostSign(): void {
  const { sign } = useSign.getState()
  if (!sign) return
  const { left, top } = sign.element.getBoundingClientRect()
  if (!sign.element.isConnected || Math.hypot(left - sign.box.left, top - sign.box.top) > 2) hideSign()
}

/** How long a finger rests before it asks for a name; browsers open their own menus at about the same time. */
const pressTime = 450
/** A finger that moves farther than this scrolls. */
const stillness = 10

/** A title says more than the label of a drawing inside it. */
const titled = '[title]:not([title=""])'
const labelled = ':is(svg, g, rect):has(> title), [role="img"][aria-label], button[aria-label]'
const active = 'button, a, input, select, textarea, summary, label, [role="application"]'

/** Names what is tapped, pressed for long or focused, for as long as the table is there. */
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
      // A mouse keeps its menu; a finger is told the name where it would get one of a picture or a text.
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
      // Controls answer themselves: by what they do, or by the rule that forbids it.
      if (!(target instanceof Element) || target.closest(active)) return
      if (lastPointer() === 'touch') show(target, 'tap')
      // A mouse that only comes to lie on a sign, perhaps because the board moved, asks nothing.
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

/** The nearest thing with a name. */
function signOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest(titled) ?? target.closest(labelled) ?? undefined
}

/** What the board calls the place of a sign. */
function placeOf(sign: Element | undefined): string | undefined {
  const placed = sign?.closest('[data-of], [data-spot]')
  return placed?.getAttribute('data-of') ?? placed?.getAttribute('data-spot') ?? undefined
}

/** Whether there was something to show. */
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
