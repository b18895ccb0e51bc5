import type { Seat } from '@carriage/kernel'
import { drive, isActive, type PartKind, spacesTaken } from '@carriage/motorworks'
import {
  carsForAchievement,
  carsOnMarket,
  engineersForAchievement,
  lapAchievements,
  partAchievements,
} from '../achievements.ts'
import { buyersOnOffer, rowIsFull } from '../buyer.ts'
import type { Achievement, Engineer, Instant, Preference } from '../components/index.ts'
import { grandPrixSteps } from '../grand-prix.ts'
import type { RuleId } from '../rulebook/index.ts'
import { companyOf, type State } from '../state.ts'
import { boardFor, tablesOf } from '../tables.ts'

/** How far a seat is from an achievement that no seat has yet. */
export type AchievementForecast = {
  readonly achievement: Achievement
  readonly points: number
  readonly rule: RuleId
} & AchievementNeed

export type AchievementNeed =
  /** The laps missing in this round, the steps for them as the others stand, the Grand Prix actions for the steps. */
  | { readonly needs: 'laps'; readonly missing: number; readonly steps: number; readonly drives: number }
  /** The second active buyer of a kind. */
  | {
      readonly needs: 'secondBuyer'
      /** Preferences in the row that a buyer is left of. */
      readonly preferences: readonly Preference[]
      /** Attract Buyer actions: 1 with one of these, 2 if the first of a kind must come, too; null if the row is too full. */
      readonly actions: 1 | 2 | null
      /** Whether the seat could have it at the start of the scoring, with Buick: AE-6.40. */
      readonly buick: boolean
    }
  /** The number of own cars missing on the market at the same time. */
  | { readonly needs: 'cars'; readonly missing: number }
  /** A part of this value in a workshop: the levels missing, or an instant benefit that gives one. */
  | {
      readonly needs: 'part'
      readonly part: PartKind
      readonly value: number
      readonly level: number
      readonly missing: number
      readonly benefits: readonly Instant[]
    }
  /** The number of workers still in the supply. */
  | { readonly needs: 'workers'; readonly missing: number }
  /** The number of engineers missing, and those who are face up. */
  | { readonly needs: 'engineers'; readonly missing: number; readonly display: readonly Engineer[] }

/** The distance of a seat to each achievement that is still open. */
export function achievementForecast(view: State, seat: Seat): AchievementForecast[] {
  const { rows } = tablesOf(view).components.achievements
  return view.achievements.map((achievement) => ({
    achievement,
    points: rows[achievement].points,
    ...needOf(view, seat, achievement),
  }))
}

type RuledNeed = AchievementNeed & { readonly rule: RuleId }

function needOf(view: State, seat: Seat, achievement: Achievement): RuledNeed {
  const company = companyOf(view, seat)
  switch (achievement) {
    case 'lap1':
    case 'lap2':
      return lapsNeeded(view, seat, achievement)
    case 'buyer':
      return { ...secondBuyerNeeded(view, seat), rule: 'AE-11.8' }
    case 'market':
      return { needs: 'cars', missing: carsForAchievement - carsOnMarket(view, seat), rule: 'AE-11.9' }
    case 'body3':
    case 'body6':
    case 'engine4':
    case 'engine7':
      return partNeeded(view, seat, achievement)
    case 'workers':
      return { needs: 'workers', missing: company.supply, rule: 'AE-11.15' }
    case 'engineers': {
      const missing = engineersForAchievement - company.engineers.length
      return { needs: 'engineers', missing, display: view.recruitment.engineer.display, rule: 'AE-11.16' }
    }
  }
}

function lapsNeeded(view: State, seat: Seat, achievement: 'lap1' | 'lap2'): RuledNeed {
  const company = companyOf(view, seat)
  const { laps, rule } = rowOf(lapAchievements, achievement)
  const missing = laps - company.raceCar.laps
  const steps = stepsForLaps(view, seat, missing)
  return { needs: 'laps', missing, steps, drives: Math.ceil(steps / grandPrixSteps(tablesOf(view), company)), rule }
}

/** The shortest move that crosses the line this number of times. Moves add up as long as no other car moves. */
function stepsForLaps(view: State, seat: Seat, laps: number): number {
  const { space } = companyOf(view, seat).raceCar
  const taken = spacesTaken(view.companies, view.neutralCars, seat)
  let steps = 0
  while (drive(space, steps, taken, tablesOf(view).lapSpaces).laps < laps) steps++
  return steps
}

function secondBuyerNeeded(view: State, seat: Seat): AchievementNeed {
  const onOffer = buyersOnOffer(view)
  const preferences = onOffer.filter((preference) => isActive(view.activeBuyers, preference))
  const free = boardFor(tablesOf(view), view.companies.length).activeBuyerSpaces - view.activeBuyers.length
  const pair = free >= 2 && onOffer.some((preference) => view.stacks[preference] >= 2)
  const now = preferences.length > 0 && !rowIsFull(view)
  const buick = preferences.length > 0 && companyOf(view, seat).engineeringMarkers.includes('buick5')
  return { needs: 'secondBuyer', preferences, actions: now ? 1 : pair ? 2 : null, buick }
}

function partNeeded(view: State, seat: Seat, achievement: (typeof partAchievements)[number]['achievement']): RuledNeed {
  const { part, value, rule } = rowOf(partAchievements, achievement)
  const level = companyOf(view, seat).levels[part]
  const { rows } = tablesOf(view).components.instants
  const benefits = view.recruitment.instant.display.filter((tile) => {
    const row = rows[tile]
    return row.effect === 'takePart' && row.part === part && row.value >= value
  })
  return { needs: 'part', part, value, level, missing: Math.max(0, value - level), benefits, rule }
}

function rowOf<Row extends { readonly achievement: Achievement }>(
  rows: readonly Row[],
  achievement: Row['achievement'],
): Row {
  const row = rows.find((each) => each.achievement === achievement)
  if (!row) throw new RangeError(`No row for the achievement ${achievement}.`)
  return row
}
