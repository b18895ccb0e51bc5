import type { Seat } from '@carriage/kernel'
import { componentTablesOf, levelOfSeat, playerOf, tileOf } from '@carriage/kraftwagen'
import { raceStanding } from '@carriage/kraftwagen/forecast'
import { rangeOf } from '../../../board/parts/range.ts'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import { forecasts } from '../board/forecasts.ts'
import type { StageProps } from './props.ts'

/** What matters now, beside the board. */
export function noteFor(props: StageProps): string[] {
  const { stage, format, sold, view } = props
  if (sold) return sales(props)
  const aim = [format(`${stage.id}.aim`)]
  if (stage.places.gear !== 'open' || view.phase !== 'action') return aim
  return [...aim, ...news(props), ends(props), preview(props)].filter((line) => line !== '')
}

/** How far the round is from its end. */
function ends({ format, view }: StageProps): string {
  const { cars, buyers } = forecasts.roundEnd(view)
  return format('note.ends', { cars: cars.spaces - cars.offered, buyers: buyers.actionsMissing })
}

/** In words what the chosen or hovered move does. */
function preview(props: StageProps): string {
  const { draft, format, translator, view, me } = props
  if (!draft?.preview.legal || me === undefined) return ''
  // The price cards name who buys.
  if (draft.move.kind === 'priceCar') return ''
  if (draft.move.kind === 'chooseBuyer') {
    const { preference } = draft.move
    const paid = view.stackMoney[preference]
    return format('preview.buyer', { buyer: format(`buyer.${preference}`), paid })
  }
  if (draft.move.kind !== 'takeTile') return `→ ${translator.move(view, me, draft.move)}`
  return tilePreview(props, draft.move.tile, me)
}

/** What a tile brings, and how often rivals move before I do again. */
function tilePreview(props: StageProps, tile: string, me: Seat): string {
  const { format, view, language, seats } = props
  const values = {
    body: levelOfSeat(view, me, 'body'),
    engine: levelOfSeat(view, me, 'engine'),
    race: playerOf(view, me).gpEngine,
  }
  const things = tileOf(componentTablesOf(view), tile).actions.map((action) => format(`brings.${action}`, values))
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(things)
  const chain = forecasts.chain(view, me)
  const after = chain.kind === 'choosing' ? chain.tiles.find((each) => each.tile === tile) : undefined
  const waits = (after?.rivals ?? [])
    .filter(({ atMost }) => atMost > 0)
    .map(({ seat, atLeast, atMost }) =>
      format('brings.waits', { name: seats[seat]?.name ?? '', turns: rangeOf(atLeast, atMost) }),
    )
  return [`→ ${listed}.`, ...(waits.length > 0 ? waits : [format('brings.again')])].join(' ')
}

/** What is new in the whole game, each thing when it first matters. */
function news({ stage, format, view, history, me }: StageProps): string[] {
  if (stage.places.more !== 'open') return []
  const seen = (kind: string) => history.some((event) => event.kind === kind)
  if (view.round === 1 && !history.some((event) => event.kind === 'cardTaken' && event.seat === me))
    return [format('news.research')]
  if (view.round === 1 && seen('awardTaken')) return [format('news.awards')]
  if (view.round === 2) return [format(seen('engineerJoined') ? 'news.engineers' : 'news.awards')]
  return view.round === 3 ? [format('news.last')] : []
}

/** Who bought what, and what the race paid. */
function sales(props: StageProps): string[] {
  const { format, view, me, stage } = props
  const name = (seat: number) => (seat === me ? format('takings.me') : rivalName(props, seat))
  const bought = forecasts.sales(view).purchases.map((purchase) => {
    const buyer = format(`buyer.${purchase.preference}`)
    if (purchase.kind === 'leaves') return format('outcome.leaves', { buyer })
    const { car, paid } = purchase
    return car.owner === me
      ? format('outcome.sale.mine', { buyer, paid })
      : format('outcome.sale', { buyer, name: rivalName(props, car.owner), paid })
  })
  if (stage.places.race !== 'open') return bought
  const raced = raceStanding(view).money.map(({ place, laps }, seat) => `${name(seat)} +${place + laps}`)
  return [...bought, format('outcome.race', { paid: raced.join(', ') })]
}
