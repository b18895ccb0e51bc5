import { eventsOf } from '@carriage/kraftwagen-family'
import type { Achievement } from '../../../components/index.ts'
import { achievementForecast } from '../../achievement-forecast.ts'
import type { Comparison } from './comparison.ts'

/** An achievement is won exactly when it was one step away and the step was made. */
export const compareAchievements: Comparison = ({ seat, view, events }, tally) => {
  const engineers = eventsOf(events, 'recruited').filter(({ recruit }) => recruit === 'engineer').length
  const cars = eventsOf(events, 'carPlaced').length
  const workers = eventsOf(events, 'workersHired').reduce((sum, event) => sum + event.workers, 0)
  const buyers = eventsOf(events, 'buyerPlaced').map(({ preference }) => preference)
  if (engineers + cars + workers + buyers.length === 0) return
  const near = achievementForecast(view(), seat).filter((each) => {
    switch (each.needs) {
      case 'engineers':
        return each.missing <= engineers
      case 'cars':
        return each.missing <= cars
      case 'workers':
        return each.missing <= workers
      case 'secondBuyer':
        return buyers.some((preference) => each.preferences.includes(preference))
      default:
        return false
    }
  })
  const counted: readonly Achievement[] = ['engineers', 'market', 'workers', 'buyer']
  const won = eventsOf(events, 'achievementWon').map(({ achievement }) => achievement)
  tally.same(
    'achievements',
    near.map(({ achievement }) => achievement).sort(),
    won.filter((achievement) => counted.includes(achievement)).sort(),
  )
}
