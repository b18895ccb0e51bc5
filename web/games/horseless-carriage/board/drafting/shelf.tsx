import { type ManufacturingStep, manufacturingSteps } from '@carriage/horseless-carriage'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useLater } from '../../../../board/interaction/use-later.ts'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { onlyPiece, type ShelfItem, shelfOf, takeable } from '../editor/shelf.ts'
import { nameOf, shortName, trackName } from '../names.ts'
import type { OwnProps } from '../props.ts'
import steps from '../steps.module.css'
import { type Bench, pickUp, sameName } from './bench.ts'
import { Footprint, stepOf } from './footprint.tsx'
import { findAhead } from './known-places.ts'
import css from './shelf.module.css'
import { useBench } from './use-bench.ts'

interface ShelfGroup {
  readonly id: string
  readonly title: string
  /** The label of its tab, where there is little room. */
  readonly short: string
  readonly step?: ManufacturingStep
  readonly items: readonly ShelfItem[]
}

/**
 * Everything that may be placed this year. A tap takes a piece; with the mouse it can be dragged. As a strip it is one
 * row that scrolls, with a tab for each group.
 */
export function PieceShelf({ strip = false, ...props }: OwnProps & { readonly strip?: boolean }) {
  // The floor responds first; the shelf follows.
  const bench = useLater(useBench(props))
  const { t, view } = props
  const { site, plan, guidance } = bench
  const row = useRef<HTMLDivElement>(null)
  const shelf = useMemo(() => {
    const whole = shelfOf(site, plan)
    return guidance ? onlyPiece(whole, (piece) => sameName(piece, guidance.piece)) : whole
  }, [site, plan, guidance])
  useEffect(() => findAhead(site, plan, takeable(shelf)), [site, plan, shelf])
  const named = (
    id: 'mainlines' | 'dealerships' | 'departments' | 'indicators' | 'floor',
    items: readonly ShelfItem[],
  ) => ({
    id,
    title: t(`shelf.${id}`),
    short: t(`shelf.${id}.short`),
    items,
  })
  const groups: readonly ShelfGroup[] =
    view.stage.name === 'setUp'
      ? [named('departments', shelf.departments.slice(0, 2))]
      : [
          named('mainlines', shelf.mainlines),
          named('dealerships', shelf.dealerships),
          named('departments', shelf.departments),
          named('floor', shelf.expansion ? [shelf.expansion] : []),
          ...manufacturingSteps.map((step) => ({
            id: step,
            title: t(`shelf.${step}`),
            short: step,
            step,
            items: shelf.stations[step],
          })),
          named('indicators', shelf.indicators),
        ].filter(({ items }) => items.length > 0)
  return (
    <section className={`${css.shelf} ${steps.steps}`} data-strip={strip || undefined} aria-label={t('shelf.label')}>
      {strip && groups.length > 1 && (
        <div className={css.tabs} data-tabs="">
          {groups.map(({ id, title, short, step }) => (
            <button
              key={id}
              type="button"
              className={css.tab}
              data-step={step}
              aria-label={step && title}
              title={title}
              onClick={() => scrollTo(row.current, id)}
            >
              {short}
            </button>
          ))}
        </div>
      )}
      <div ref={row} className={css.row}>
        {groups.map((group) => (
          <Group key={group.id} group={group} props={props} bench={bench} />
        ))}
      </div>
    </section>
  )
}

/** Scrolls the strip to a group. */
function scrollTo(row: HTMLElement | null, group: string): void {
  const shown = row?.querySelector<HTMLElement>(`[data-group="${group}"]`)
  if (row && shown) row.scrollTo({ left: shown.offsetLeft - row.offsetLeft - 8 })
}

function Group({
  group: { id, title, step, items },
  props,
  bench,
}: {
  readonly group: ShelfGroup
  readonly props: OwnProps
  readonly bench: Bench
}) {
  return (
    <fieldset className={css.group} data-group={id} data-step={step} aria-label={title}>
      {items.map((item, place) => {
        const drawn = <Item key={JSON.stringify(item.piece)} item={item} props={props} bench={bench} />
        if (place > 0) return drawn
        // No row ends with a title.
        return (
          <span key="lead" className={css.lead}>
            <span className={css.title} aria-hidden="true">
              {title}
            </span>
            {drawn}
          </span>
        )
      })}
    </fieldset>
  )
}

function Item({ item, props, bench }: { readonly item: ShelfItem; readonly props: OwnProps; readonly bench: Bench }) {
  const { piece, left, blocked } = item
  const { t, refuse } = props
  const { options } = bench.site
  const turns = useStore(bench.store, ({ hand }) => (hand && sameName(hand.piece, piece) ? hand.rot : undefined))
  const held = turns !== undefined
  const why =
    blocked?.why === 'research'
      ? t('shelf.research', { track: trackName(props, blocked.dimension), square: blocked.square })
      : blocked
        ? t('shelf.none')
        : t('shelf.left', { count: left })
  const shut = blocked !== null && !held
  const step = stepOf(piece, options)
  return (
    <button
      type="button"
      className={css.item}
      aria-pressed={held}
      aria-disabled={shut}
      title={`${nameOf(props, piece)}: ${why}`}
      data-blocked={blocked?.why}
      data-of={
        piece === 'expansion' ? piece : `${piece.kind} ${piece.kind === 'indicator' ? piece.dimension : piece.type}`
      }
      data-shelf={piece === 'expansion' ? piece : piece.kind === 'indicator' ? piece.dimension : piece.type}
      onClick={() => (shut ? refuse(ruleFor(item), `${nameOf(props, piece)}: ${why}`) : pickUp(bench, piece))}
      onPointerLeave={(event) => {
        // Dragged off the shelf with the mouse.
        if (event.buttons !== 1 || event.pointerType !== 'mouse' || blocked) return
        if (!held) pickUp(bench, piece)
        bench.store.setState({ dragging: true })
      }}
    >
      <Footprint piece={piece} options={options} turns={turns ?? 0} />
      <span className={css.left} aria-hidden="true">
        {step && <b data-step={step}>{step}</b>}
        {blocked?.why === 'research' ? (
          <span className={css.opens}>
            <LineGlyph lines={dimensionLines[blocked.dimension]} size={13} />
            {blocked.square}
          </span>
        ) : (
          <span>×{left}</span>
        )}
      </span>
      <span className="aloud">{nameOf(props, piece)}</span>
      <span className={css.name} aria-hidden="true">
        {shortName(props, piece)}
      </span>
      <span className="aloud">{why}</span>
    </button>
  )
}

/** The rule that blocks a piece on the shelf. */
function ruleFor({ piece, blocked }: ShelfItem): string {
  if (blocked?.why === 'research') return 'HC-5.29'
  if (piece === 'expansion') return 'HC-5.54'
  const own = piece.kind === 'dealership' || (piece.kind === 'department' && piece.type === 'marketing')
  return own ? 'HC-5.11' : 'HC-5.10'
}
