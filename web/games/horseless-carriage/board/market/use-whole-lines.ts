import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The height of a line. */
const least = 20

/** Hides lines that are only partly visible in a scrolling area. */
export function useWholeLines(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (area.current) showWholeLines(area.current)
  })
  useEffect(() => {
    const { current } = area
    if (!current) return
    const look = () => showWholeLines(current)
    const sizes = new ResizeObserver(look)
    for (const each of [current, ...current.children]) sizes.observe(each)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])
  return area
}

function showWholeLines(area: HTMLElement): void {
  const { top, bottom } = area.getBoundingClientRect()
  let [first, last] = [top, bottom]
  // A heading goes with the first line below it.
  for (const line of area.querySelectorAll('li, p, h2')) {
    const box = line.getBoundingClientRect()
    const end = line.matches('h2') ? (firstLineBelow(line)?.getBoundingClientRect().bottom ?? box.bottom) : box.bottom
    if (box.top < top - 1 && box.bottom > top + 1) first = Math.max(first, box.bottom)
    if (box.top < bottom - 1 && end > bottom + 1) last = Math.min(last, box.top)
  }
  // Where not even one line fits, half a line is better than none.
  const cut = last - first < least ? '' : `inset(${first - top}px 0 ${bottom - last}px 0)`
  if (area.style.clipPath !== cut) area.style.clipPath = cut
}

function firstLineBelow(heading: Element): Element | null {
  return heading.parentElement?.querySelector('li, p') ?? null
}
