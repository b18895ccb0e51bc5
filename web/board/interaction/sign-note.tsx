import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useAskedNow } from '../../table/bar/use-asked-now.ts'
import { useParts } from '../../table/model/use-table.ts'
import { openRule } from '../../table/panels/panels.ts'
import styles from './sign-note.module.css'
import { hideLostSign, hideSign, type Sign, useSign, watchSigns } from './signs.ts'

// Loaded only when somebody asks.
const OriginLines = lazy(async () => ({ default: (await import('./origin-lines.tsx')).OriginLines }))

/** Pixels between the note, its sign and the edge of the window. */
const gap = 8

interface Size {
  readonly width: number
  readonly height: number
}

/** Above the sign, where no finger hides it, or else below: wherever it covers fewer of the offered moves. */
function placeFor(named: DOMRectReadOnly, { width, height }: Size): { readonly x: number; readonly y: number } {
  const middle = (named.left + named.right - width) / 2
  const x = Math.max(gap, Math.min(middle, innerWidth - width - gap))
  const above = Math.max(gap, named.top - height - gap)
  const below = Math.min(named.bottom + gap, innerHeight - height - gap)
  const offered = [...document.querySelectorAll('main [data-legal]')].map((each) => each.getBoundingClientRect())
  const covered = (y: number) =>
    offered.filter(({ left, right, top, bottom }) => left < x + width && right > x && top < y + height && bottom > y)
      .length
  // Near the upper edge it would cover its sign.
  const free = named.top - height - gap >= gap
  return { x, y: free && covered(above) <= covered(below) ? above : below }
}

/** Places the note beside its sign, again after lines have loaded. */
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
 * The name of a sign beside it, and the origin of its piece; after a tap also why it cannot be used now, and the rule.
 * For a resting mouse the browser shows the title.
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
      {/* Screen readers read the name on focus; the link to the origin is reachable for everybody. */}
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
