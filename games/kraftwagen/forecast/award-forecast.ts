import type { Seat } from '@carriage/kernel'
import {
  preferences as allPreferences,
  drive,
  isActive,
  type PartKind,
  type Preference,
  preferencesOnOffer,
  spacesTaken,
} from '@carriage/motorworks'
import { rowIsFull } from '../actions/buyer.ts'
import { levelOfSeat } from '../actions/developments.ts'
import { type Award, bonuses, type Engineer } from '../components/index.ts'
import { stepsWithPorsche } from '../engineers/porsche.ts'
import { carsForAward, carsTowardsAward, engineersForAward, lapAwards, partAwards } from '../scoring/awards.ts'
import { playerOf, type State, type TileId } from '../state.ts'
import { boardFor, cardOf, tablesOf, tileOf } from '../tables.ts'

/** How far a seat is from an award that no seat has yet. */
export type AwardForecast = {
  readonly award: Award
  readonly points: number
  readonly rule: string
} & AwardNeed

export type AwardNeed =
  /**
   * Laps missing in this round, the steps of the race car for them while the others stand still, and the number of
   * Grand Prix actions for these steps.
   */
  | { readonly needs: 'laps'; readonly missing: number; readonly steps: number; readonly drives: number }
  /** The second active buyer of a kind. */
  | {
      readonly needs: 'secondBuyer'
      /** Preferences in the row for which a buyer is left. */
      readonly preferences: readonly Preference[]
      /** Buyer actions: 1 with one of these, 2 if the first of a kind must come, too; null if the row is too full. */
      readonly actions: 1 | 2 | null
      /** Whether the seat could have it at the start of the scoring, with Benz: KW-6.47. */
      readonly benz: boolean
    }
  /** The number of cars still to place: KW-10.9. */
  | { readonly needs: 'cars'; readonly missing: number }
  /**
   * A part of this value in a workshop: the levels missing for it, or tiles in the chain that give one at any level.
   */
  | {
      readonly needs: 'part'
      readonly part: PartKind
      readonly value: number
      readonly level: number
      readonly missing: number
      readonly tiles: readonly TileId[]
    }
  /** The number of workers still in the supply. */
  | { readonly needs: 'workers'; readonly missing: number }
  /** The number of engineers missing, and those in the display. */
  | { readonly needs: 'engineers'; readonly missing: number; readonly display: readonly Engineer[] }

/** The distance of a seat to each award that is still available. */
export function awardForecast(view: State, seat: Seat): AwardForecast[] {
  const { rows } = tablesOf(view).components.awards
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
  const player = playerOf(view, seat)
  const { laps, rule } = rowOf(lapAwards, award)
  const missing = laps - player.raceCar.laps
  const steps = stepsForLaps(view, seat, missing)
  return { needs: 'laps', missing, steps, drives: Math.ceil(steps / stepsWithPorsche(player, player.gpEngine)), rule }
}

/** The shortest drive that completes this number of laps. Drives add up as long as no other car moves. */
function stepsForLaps(view: State, seat: Seat, laps: number): number {
  const { space } = playerOf(view, seat).raceCar
  const taken = spacesTaken(view.players, view.dummies, seat)
  let steps = 0
  while (drive(space, steps, taken, tablesOf(view).lapSpaces).laps < laps) steps++
  return steps
}

function secondBuyerNeeded(view: State, seat: Seat): AwardNeed {
  const { activeBuyers, stacks } = view
  const onOffer = preferencesOnOffer(stacks, allPreferences)
  const preferences = onOffer.filter((preference) => isActive(activeBuyers, preference))
  const free = boardFor(tablesOf(view), view.players.length).activeBuyerSpaces - activeBuyers.length
  const pair = free >= 2 && onOffer.some((preference) => stacks[preference] >= 2)
  const now = preferences.length > 0 && !rowIsFull(view)
  const benz = preferences.length > 0 && playerOf(view, seat).engineerMarkers.includes('benz5')
  return { needs: 'secondBuyer', preferences, actions: now ? 1 : pair ? 2 : null, benz }
}

function partNeeded(view: State, seat: Seat, award: (typeof partAwards)[number]['award']): RuledNeed {
  const { part, value, rule } = rowOf(partAwards, award)
  const level = levelOfSeat(view, seat, part)
  const tiles = view.chain
    .filter((tile) => typeof tile === 'string')
    .filter((tile) => givesPart(view, tile, part, value))
  return { needs: 'part', part, value, level, missing: Math.max(0, value - level), tiles, rule }
}

/** KW-13.36 A bonus gives a part of its own value. */
function givesPart(view: State, tile: TileId, part: PartKind, value: number): boolean {
  const tables = tablesOf(view)
  const { actions } = tileOf(tables, tile)
  return bonuses.some((bonus) => {
    const row = tables.components.specialtyBonuses.rows[bonus]
    return actions.includes(bonus) && row.effect === 'takePart' && row.part === part && row.value >= value
  })
}

function engineersInDisplay(view: State): Engineer[] {
  return view.display.flatMap((id) => {
    const card = cardOf(tablesOf(view), id)
    return card.kind === 'engineer' ? [card.engineer] : []
  })
}

function rowOf<Row extends { readonly award: Award }>(rows: readonly Row[], award: Row['award']): Row {
  const row = rows.find((each) => each.award === award)
  if (!row) throw new RangeError(`No row for the award ${award}.`)
  return row
}
