import { boardSize, nicheAt, type State } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import { motionStyle } from '../../../../board/parts/motion-style.ts'
import { placed } from '../../../../board/parts/places.ts'
import { RoundSummary } from '../../../../board/parts/round-summary/round-summary.tsx'
import { ink, seatMark } from '../../../../board/parts/seat-marks.ts'
import { MarketDrawing } from '../market/market-drawing.tsx'
import { marketLabels } from '../market/market-labels.ts'
import { axis, cell, cornerOf, lane, moved } from '../market/niche-layout.ts'
import { NicheTag } from '../market/niche-tag.tsx'
import { nested, type PlacedWindow } from '../market/placed-windows.ts'
import type { YearSummaryProps } from '../props.ts'
import { ActPicture } from './act-picture.tsx'
import { actWords, ownSalesWords } from './act-words.ts'
import { type Act, incomeIn, kindsIn, sellersIn, yearEndOf } from './acts.ts'
import { picturesOf } from './pictures.ts'
import css from './year-summary.module.css'

/** The end of a year, act by act: the market on the left, the picture of the act beside it. */
export function YearSummary(props: YearSummaryProps) {
  const { view, me, watching, history, events, motion, t, translator, language, done } = props
  const { year, part, acts } = useMemo(() => yearEndOf(history, events), [history, events])
  const pictures = useMemo(() => picturesOf(view, acts, history), [view, acts, history])
  const words = { t, translator, language }
  const seats = view.players.length
  const picture = (shown: number) => pictures[shown] ?? view
  const emitted = acts.map((act, place) => {
    const around = { before: picture(place), after: picture(place + 1) }
    return { sentence: actWords(words, act, around.before, around.after), act, ...around }
  })
  const isOwnSale = ({ act }: { readonly act: Act }) =>
    act.kind === 'seller' && sellersIn(act).some((seat) => seat === me)
  const ownLine =
    part === 'sales' && me !== undefined && !watching
      ? { sentence: ownSalesWords(words, acts, me, seats), isOwn: true }
      : undefined
  return (
    <RoundSummary
      {...{ motion, t, translator, done, seats, watching }}
      title={t(`summary.${part}.title`, { year, next: year + 1 })}
      acts={ownLine ? [...emitted, ownLine] : emitted}
      {...(part === 'sales' && { earned: (shown) => incomeIn(acts.slice(0, shown), seats).map((sum) => ({ sum })) })}
      stage={(shown) => {
        // The last line is about my own sales.
        const now = emitted[shown - 1] ?? emitted.find(isOwnSale)
        return (
          <div className={css.year} style={motionStyle(motion)}>
            <Market view={picture(shown)} acts={acts.slice(0, shown)} words={words} />
            <div className={css.about}>{now && <ActPicture key={shown} {...now} words={words} />}</div>
          </div>
        )
      }}
      stills={() => (
        <div className={css.stills} style={motionStyle(motion)}>
          <Market view={view} acts={acts} words={words} />
          <ol className={css.panels}>
            {placed(emitted).map(({ item, place }) => (
              <li key={place} className={css.about}>
                <ActPicture {...item} words={words} />
                <p className={css.told}>{item.sentence}</p>
              </li>
            ))}
            {ownLine && <li className={css.own}>{ownLine.sentence}</li>}
          </ol>
        </div>
      )}
    />
  )
}

interface MarketProps {
  /** The market after the last of these acts. */
  readonly view: State
  readonly acts: readonly Act[]
  readonly words: Pick<YearSummaryProps, 't' | 'translator'>
}

/** The market after some acts, with the effect of the last one. */
function Market({ view, acts, words: { t, translator } }: MarketProps) {
  const side = boardSize * cell
  const tags = tagsOf(acts.at(-1))
  const { windows } = marketLabels(view, {
    offered: new Set(tags.map(({ x, y }) => nicheAt(x, y))),
    latest: undefined,
    windows: windowsIn(acts),
  })
  return (
    <div className={css.market}>
      <MarketDrawing view={view} t={t} translator={translator} windows={windows} />
      <svg viewBox={`${-axis} 0 ${side + axis + 4} ${side + axis}`} aria-hidden="true">
        {tags.map((tag) => (
          <NicheTag key={`${acts.length} ${tag.x} ${tag.y}`} {...tag} label={moved(lane, cornerOf(tag.x, tag.y))} />
        ))}
      </svg>
    </div>
  )
}

function windowsIn(acts: readonly Act[]): readonly PlacedWindow[] {
  // Once the dimensions change, the windows are gone.
  if (acts.some(({ kind }) => kind === 'minimum')) return []
  const laid = acts.flatMap(({ shown: emitted }) => kindsIn(emitted, ['windowPlaced']))
  return nested(laid.map(({ seat, dealership, window }) => ({ seat, size: dealership, window })))
}

const newBuyers = { fill: '#FFD24A', label: ink }

/** The niches where an act earned something or brought buyers, with the amounts. */
function tagsOf(act: Act | undefined) {
  const reported = act?.shown ?? []
  const sold = kindsIn(reported, ['vehiclesSold'])
  const came = [
    ...kindsIn(reported, ['buyersCame']).flatMap(({ buyers }) => buyers),
    ...kindsIn(reported, ['neutralBuyerCame']).map(({ x, y }) => ({ x, y, buyers: 1 })),
  ]
  const tags = [
    ...sold.map(({ x, y, earned, seat }) => ({ x, y, count: earned, mark: seatMark(seat) })),
    ...came.map(({ x, y, buyers }) => ({ x, y, count: buyers, mark: newBuyers })),
  ]
  return [...Map.groupBy(tags, ({ x, y }) => nicheAt(x, y)).values()].flatMap((here) =>
    here.slice(0, 1).map((tag) => ({ ...tag, count: here.reduce((sum, { count }) => sum + count, 0) })),
  )
}
