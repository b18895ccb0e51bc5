import { useEffect, useState } from 'react'
import { placed } from '../../board/parts/places.ts'
import styles from './callout.module.css'
import { type Box, leadersTo, radius } from './leaders.ts'

/** How often the page is looked at: pieces glide, zones change, lists scroll. */
const glance = 200

/** The most things that one number points at. */
const most = 4

/** What the board says of the piece in the hand, and the names of cards: they are read while the number points. */
const told = '#floor-status, [data-dealership] h2'

/** Points at what a step is about, with the number of the step: a leader line and a ring, as on a patent drawing. */
export function Callout({ number, at }: { readonly number: number; readonly at: string }) {
  const boxes = useBoxes(at)
  if (boxes.length === 0) return null
  const { circle, lines } = leadersTo(boxes, { width: innerWidth, height: innerHeight }, boxesOf(told))
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
      <circle className={styles.circle} cx={circle.x} cy={circle.y} r={radius} />
      <text className={styles.number} x={circle.x} y={circle.y}>
        {number}
      </text>
    </svg>
  )
}

/** Where the things are now that can be seen. */
function useBoxes(at: string): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    const look = () => {
      const seen = boxesOf(at)
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen))
    }
    look()
    const timer = setInterval(look, glance)
    return () => clearInterval(timer)
  }, [at])
  return boxes
}

function boxesOf(at: string): Box[] {
  return [...document.querySelectorAll<HTMLElement>(at)]
    .filter(isInSight)
    .slice(0, most)
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
    })
}

/** Whether it can be seen and nothing lies over its middle. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) return false
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}
