import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSay } from '../../words/house.ts'
import { useAskedNow } from '../bar/use-asked-now.ts'
import { useTable } from '../model/use-table.ts'
import { openRule } from '../panels/panels.ts'
import styles from './sign-note.module.css'
import { hideLostSign, hideSign, useSign, watchSigns } from './signs.ts'

/** Between the note, what it names and the edge of the window. */
const gap = 8

interface Size {
  readonly width: number
  readonly height: number
}

/** Above what it names, where no finger hides it, or else below: wherever it covers fewer of the moves that are offered. */
function placeFor(named: DOMRectReadOnly, { width, height }: Size): { readonly x: number; readonly y: number } {
  const middle = (named.left + named.right - width) / 2
  const x = Math.max(gap, Math.min(middle, innerWidth - width - gap))
  const above = Math.max(gap, named.top - height - gap)
  const below = Math.min(named.bottom + gap, innerHeight - height - gap)
  const offered = [...document.querySelectorAll('main [data-legal]')].map((each) => each.getBoundingClientRect())
  const covered = (y: number) =>
    offered.filter(({ left, right, top, bottom }) => left < x + width && right > x && top < y + height && bottom > y)
      .length
  // Near the upper edge it would lie on what it names.
  const free = named.top - height - gap >= gap
  return { x, y: free && covered(above) <= covered(below) ? above : below }
}

/** The name of a sign beside it; after a tap also why nothing can be done with it now, and by which rule. */
export function SignNote() {
  const sign = useSign((state) => state.sign)
  const n = useTable((state) => state.n)
  const asked = useAskedNow()
  const say = useSay()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => watchSigns(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the log may move the sign
  useEffect(hideLostSign, [n])
  useLayoutEffect(() => {
    const { current } = note
    if (!current || !sign) return
    const { x, y } = placeFor(sign.box, current.getBoundingClientRect())
    current.style.translate = `${x}px ${y}px`
  }, [sign])
  if (!sign) return null
  const why = sign.asking === 'tap' && sign.onBoard ? asked : undefined
  return (
    <div
      ref={note}
      className={styles.note}
      data-sign-note={sign.asking}
      // A screen reader has said the name with the focus.
      {...(sign.asking === 'focus' ? { 'aria-hidden': true } : { role: 'status' })}
    >
      <strong>{sign.name}</strong>
      {why && (
        <p>
          {say('sign.notNow', { first: why.first })}{' '}
          <button
            type="button"
            className={styles.rule}
            aria-label={say('sign.rule', { rule: why.rule })}
            data-rule={why.rule}
            onClick={() => {
              hideSign()
              openRule(why.rule)
            }}
          >
            {why.rule}
          </button>
        </p>
      )}
    </div>
  )
}
