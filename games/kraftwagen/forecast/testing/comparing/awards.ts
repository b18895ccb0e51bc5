import { eventsOf } from '@carriage/kraftwagen-family'
import type { Award } from '../../../components/index.ts'
import { awardForecast } from '../../award-forecast.ts'
import type { Comparison } from './comparison.ts'

/** An award is taken exactly when it was one step away and the step was made. */
export const compareAwards: Comparison = ({ seat, view, events }, tally) => {
  const engineers = eventsOf(events, 'engineerJoined').length
  const cars = eventsOf(events, 'carPlaced').length
  const workers = eventsOf(events, 'workerHired').filter(({ from }) => from === 'supply').length
  const buyers = eventsOf(events, 'buyerPlaced').map(({ preference }) => preference)
  if (engineers + cars + workers + buyers.length === 0) return
  const near = awardForecast(view(), seat).filter((award) => {
    switch (award.needs) {
      case 'engineers':
        return award.missing <= engineers
      case 'cars':
        return award.missing <= cars
      case 'workers':
        return award.missing <= workers
      case 'secondBuyer':
        return buyers.some((preference) => award.preferences.includes(preference))
      default:
        return false
    }
  })
  const counted: readonly Award[] = ['engineers', 'market', 'workers', 'buyer']
  const won = eventsOf(events, 'awardTaken').map(({ award }) => award)
  tally.same('awards', near.map(({ award }) => award).sort(), won.filter((award) => counted.includes(award)).sort())
}
