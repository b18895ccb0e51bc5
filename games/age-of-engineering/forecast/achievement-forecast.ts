import type { Seat } from '@carriage/kernel'
import {
  type CountNeed,
  lapsNeed,
  type PartNeed,
  partNeed,
  type SecondBuyerNeed,
  secondBuyerNeed,
} from '@carriage/kraftwagen-family'
import {
  carsForAchievement,
  carsOnMarket,
  engineersForAchievement,
  lapAchievements,
  partAchievements,
} from '../achievements.ts'
import { buyersOnOffer } from '../buyer.ts'
import type { Achievement, Engineer, Instant, Preference } from '../components/index.ts'
import { grandPrixSteps } from '../grand-prix.ts'
import type { RuleId } from '../rulebook/index.ts'
import { companyOf, type State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'

/** The distance of a seat to an unclaimed achievement. */
export type AchievementForecast = {
  readonly achievement: Achievement
  readonly points: number
  readonly rule: RuleId
} & AchievementNeed

export type AchievementNeed =
  | CountNeed<Engineer>
  /** `buick`: whether the seat could get the buyer with Buick at the start of the scoring: AE-6.40. */
  | (SecondBuyerNeed<Preference> & { readonly buick: boolean })
  /** `benefits`: instant benefits that provide such a part. */
  | (PartNeed & { readonly benefits: readonly Instant[] })

/** The distance of a seat to each unclaimed achievement. */
export function achievementForecast(view: State, seat: Seat): AchievementForecast[] {
  const { rows } = componentTablesOf(view).components.achievements
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
  const { laps, rule } = rowOf(lapAchievements, achievement)
  const tables = componentTablesOf(view)
  const stepsOfDrive = grandPrixSteps(view, seat)
  const { lapSpaces } = tables
  return { ...lapsNeed(view.companies, view.neutralCars, seat, { laps, lapSpaces, stepsOfDrive }), rule }
}

function secondBuyerNeeded(view: State, seat: Seat): AchievementNeed {
  const { activeBuyerSpaces } = boardFor(componentTablesOf(view), view.companies.length)
  const need = secondBuyerNeed(view, buyersOnOffer(view), activeBuyerSpaces)
  const buick = need.preferences.length > 0 && companyOf(view, seat).engineeringMarkers.includes('buick5')
  return { ...need, buick }
}

function partNeeded(view: State, seat: Seat, achievement: (typeof partAchievements)[number]['achievement']): RuledNeed {
  const row = rowOf(partAchievements, achievement)
  const { part, value, rule } = row
  const { rows } = componentTablesOf(view).components.instants
  const benefits = view.recruitment.instant.display.filter((tile) => {
    const benefit = rows[tile]
    return benefit.effect === 'takePart' && benefit.part === part && benefit.value >= value
  })
  return { ...partNeed(row, companyOf(view, seat).levels[part]), benefits, rule }
}

function rowOf<Row extends { readonly achievement: Achievement }>(
  rows: readonly Row[],
  achievement: Row['achievement'],
): Row {
  const row = rows.find((each) => each.achievement === achievement)
  if (!row) throw new RangeError(`Missing achievement ${achievement}.`)
  return row
}
