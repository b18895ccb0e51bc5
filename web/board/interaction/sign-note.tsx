import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useAskedNow } from '../../table/bar/use-asked-now.ts'
import { useParts } from '../../table/model/use-table.ts'
import { openRule } from '../../table/panels/panels.ts'
import styles from './sign-note.module.css'
import { hideLostSign, hideSign, type Sign, useSign, watchSigns } from './signs.ts'

// Wanted only by those who ask.
const OriginLines = lazy(async () => ({ default: (await import('./origin-lines.tsx')).OriginLines }))

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

/** Beside its sign, also after lines have come that were not there at first. */
function usePlacing(sign: Sign | undefined): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = note
    if (!current || !sign) return undefined
    const place = () => {
      const { x, y } = placeFor(sign.box, current.getBoundingClientRect())
      current.style.translate = `${x}px ${y}px`
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(current)
    return () => watch.disconnect()
  }, [sign])
  return note
}

/**
 * The name of a sign beside it, and where its piece comes from; after a tap also why nothing can be done with it now, and
 * by which rule. A mouse that rests on it gets the name from the browser.
 */
export function SignNote() {
  const sign = useSign((state) => state.sign)
  const { n, board, view } = useParts('n', 'board', 'view')
  const asked = useAskedNow()
  const t = useTranslate()
  const note = usePlacing(sign)
  useEffect(() => watchSigns(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the log may move the sign
  useEffect(hideLostSign, [n])
  if (!sign) return null
  const origins = sign.place === undefined ? [] : (board?.originsOf?.(sign.place, view) ?? [])
  const why = sign.asking === 'tap' && sign.onBoard ? asked : undefined
  return (
    <div
      ref={note}
      className={styles.note}
      data-sign-note={sign.asking}
      {...(sign.asking === 'tap' || sign.asking === 'press'
        ? { role: 'status' }
        : { role: 'region', 'aria-label': sign.name })}
    >
      {/* A screen reader has said the name with the focus; where the piece comes from it can follow like anybody. */}
      <strong aria-hidden={sign.asking === 'focus'}>{sign.name}</strong>
      {why && (
        <p>
          {t('sign.notNow', { first: why.first })}{' '}
          <button
            type="button"
            className={styles.rule}
            aria-label={t('sign.rule', { rule: why.rule })}
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
      {origins.length > 0 && (
        <Suspense>
          <OriginLines origins={origins} />
        </Suspense>
      )}
    </div>
  )
}
