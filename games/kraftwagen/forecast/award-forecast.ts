import type { Seat } from '@carriage/kernel'
import {
  buyerKinds as allPreferences,
  type BuyerKind,
  type CountNeed,
  lapsNeed,
  type PartKind,
  type PartNeed,
  partNeed,
  preferencesOnOffer,
  type SecondBuyerNeed,
  secondBuyerNeed,
} from '@carriage/kraftwagen-family'
import { levelOfSeat } from '../actions/developments.ts'
import { type Award, bonuses, type Engineer } from '../components/index.ts'
import { stepsWithPorsche } from '../engineers/porsche.ts'
import { carsForAward, carsTowardsAward, engineersForAward, lapAwards, partAwards } from '../scoring/awards.ts'
import { playerOf, type State, type TileId } from '../state.ts'
import { boardFor, cardOf, componentTablesOf, tileOf } from '../tables.ts'

/** The distance of a seat to an unclaimed award. */
export type AwardForecast = {
  readonly award: Award
  readonly points: number
  readonly rule: string
} & AwardNeed

/** KW-10.9 counts cars, KW-6.47 says when Benz brings a buyer, KW-13.36 which tiles give a part at any level. */
export type AwardNeed =
  | CountNeed<Engineer>
  /** `benz`: whether the seat could have the buyer at the start of the scoring. */
  | (SecondBuyerNeed<BuyerKind> & { readonly benz: boolean })
  | (PartNeed & { readonly tiles: readonly TileId[] })

/** The distance of a seat to each award that is still available. */
export function awardForecast(view: State, seat: Seat): AwardForecast[] {
  const { rows } = componentTablesOf(view).components.awards
  return view.awards.map((award) => ({ award, points: rows[award].points, ...needOf(view, seat, award) }))
}

type RuledNeed = AwardNeed & { readonly rule: string }

function needOf(view: State, seat: Seat, award: Award): RuledNeed {
  switch (award) {
    case 'lap1':
    case 'lap2':
      return lapsNeeded(view, seat, award)
    case 'buyer':
      return { ...secondBuyerNeeded(view, seat), rule: 'KW-10.7' }
    case 'market':
      return { needs: 'cars', missing: carsForAward - carsTowardsAward(view, seat), rule: 'KW-10.9' }
    case 'body3':
    case 'body6':
    case 'engine4':
    case 'engine7':
      return partNeeded(view, seat, award)
    case 'workers':
      return { needs: 'workers', missing: playerOf(view, seat).supply, rule: 'KW-10.18' }
    case 'engineers':
      return {
        needs: 'engineers',
        missing: engineersForAward - playerOf(view, seat).engineers.length,
        display: engineersInDisplay(view),
        rule: 'KW-10.20',
      }
  }
}

function lapsNeeded(view: State, seat: Seat, award: 'lap1' | 'lap2'): RuledNeed {
  const { laps, rule } = rowOf(lapAwards, award)
  const player = playerOf(view, seat)
  const stepsOfDrive = stepsWithPorsche(player, player.gpEngine)
  const { lapSpaces } = componentTablesOf(view)
  return { ...lapsNeed(view.players, view.dummies, seat, { laps, lapSpaces, stepsOfDrive }), rule }
}

function secondBuyerNeeded(view: State, seat: Seat): AwardNeed {
  const onOffer = preferencesOnOffer(view.stacks, allPreferences)
  const need = secondBuyerNeed(view, onOffer, boardFor(componentTablesOf(view), view.players.length).activeBuyerSpaces)
  return { ...need, benz: need.preferences.length > 0 && playerOf(view, seat).engineerMarkers.includes('benz5') }
}

function partNeeded(view: State, seat: Seat, award: (typeof partAwards)[number]['award']): RuledNeed {
  const row = rowOf(partAwards, award)
  const { part, value, rule } = row
  const tiles = view.chain
    .filter((tile) => typeof tile === 'string')
    .filter((tile) => givesPart(view, tile, part, value))
  return { ...partNeed(row, levelOfSeat(view, seat, part)), tiles, rule }
}

/** KW-13.36 A bonus gives a part of its own value. */
function givesPart(view: State, tile: TileId, part: PartKind, value: number): boolean {
  const tables = componentTablesOf(view)
  const { actions } = tileOf(tables, tile)
  return bonuses.some((bonus) => {
    const row = tables.components.specialtyBonuses.rows[bonus]
    return actions.includes(bonus) && row.effect === 'takePart' && row.part === part && row.value >= value
  })
}

function engineersInDisplay(view: State): Engineer[] {
  return view.display.flatMap((id) => {
    const card = cardOf(componentTablesOf(view), id)
    return card.kind === 'engineer' ? [card.engineer] : []
  })
}

function rowOf<Row extends { readonly award: Award }>(rows: readonly Row[], award: Row['award']): Row {
  const row = rows.find((each) => each.award === award)
  if (!row) throw new RangeError(`No row for the award ${award}.`)
  return row
}
