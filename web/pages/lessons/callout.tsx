import { useEffect, useMemo, useState } from 'react'
import { placed } from '../../board/parts/places.ts'
import styles from './callout.module.css'
import { type Box, leadersTo, radius } from './leaders.ts'

/** Interval in milliseconds at which positions are read again, since pieces glide, zones change and lists scroll. */
const glance = 200

/** The most elements that one number points at. */
const most = 4

/** Points at the subject of a step: the number of the step with a leader line and a ring, as on a patent drawing. */
export function Callout({ number, at }: { readonly number: number; readonly at: string }) {
  const { boxes, words } = useSeen(at)
  // Finding a free place is more expensive than checking whether anything has moved.
  const { circle: ring, lines } = useMemo(
    () => leadersTo(boxes, { width: innerWidth, height: innerHeight }, words),
    [boxes, words],
  )
  if (boxes.length === 0) return null
  return (
    <svg className={styles.sheet} aria-hidden="true">
      {placed(boxes).map(({ item: { left, top, width, height }, place }) => (
        <rect
          key={place}
          className={styles.ring}
          x={left - 4}
          y={top - 4}
          width={width + 8}
          height={height + 8}
          rx="8"
        />
      ))}
      {placed(lines).map(({ item: { from, to }, place }) => (
        <g key={place}>
          <path className={styles.under} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          <path className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          <circle className={styles.end} cx={to.x} cy={to.y} r="4" />
        </g>
      ))}
      <circle className={styles.circle} data-callout="" cx={ring.x} cy={ring.y} r={radius} />
      <text className={styles.number} x={ring.x} y={ring.y}>
        {number}
      </text>
    </svg>
  )
}

interface Seen {
  readonly boxes: readonly Box[]
  /** All text on the screen, which the callout should not cover. */
  readonly words: readonly Box[]
}

const nothing: Seen = { boxes: [], words: [] }

/** Where the visible targets are now, and the text around them. */
function useSeen(at: string): Seen {
  const [seen, setSeen] = useState(nothing)
  useEffect(() => {
    const look = () => {
      const boxes = boxesOf(at)
      const now = boxes.length === 0 ? nothing : { boxes, words: wordsOnScreen() }
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    const timer = setInterval(look, glance)
    return () => clearInterval(timer)
  }, [at])
  return seen
}

/** The boxes of all visible lines of text. */
function wordsOnScreen(): Box[] {
  const lines: Box[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const of = text.parentElement
    if (!of || text.textContent?.trim() === '' || of.closest(`.${styles.sheet}, .aloud, title, defs`)) continue
    if (!of.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    range.selectNodeContents(text)
    for (const { left, top, width, height } of range.getClientRects()) {
      const seen = width > 1 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0
      if (seen) lines.push(rounded({ left, top, width, height }))
    }
  }
  return lines
}

function rounded({ left, top, width, height }: Box): Box {
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
}

function boxesOf(at: string): Box[] {
  return [...document.querySelectorAll<HTMLElement>(at)]
    .filter(isInSight)
    .slice(0, most)
    .map((element) => rounded(element.getBoundingClientRect()))
}

/** Whether an element is on screen and nothing covers its centre. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) return false
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}
