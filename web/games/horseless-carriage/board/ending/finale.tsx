import type { Event } from '@carriage/horseless-carriage'
import { courseOfPoints, type Finale, figureOfEachSeat, seatsWithMost } from '../../../../table/finale/finale.ts'
import { BrochureCarLines } from '../brochure/brochure-car.tsx'
import { carBox } from '../brochure/car-marks.ts'
import { carWords } from '../brochure/car-words.ts'
import type { Ending } from '../props.ts'
import { bestVehicle } from './best-vehicle.ts'
import { earningsOf } from './year-by-year.ts'

/** The finale. Wealth only comes from sales, so it is counted year by year. */
export function finaleOf(props: Ending): Finale {
  const { history, view, ranking, seats, t } = props
  const winner = ranking[0]?.[0] ?? 0
  const earnings = earningsOf(history, seats.length)
  const years = Array.from({ length: view.year }, (_, year) => ({
    label: t('ending.year', { year: year + 1 }),
    points: earnings.map((each) => each.years[year] ?? 0),
  }))
  const figures = {
    sale: figureOfEachSeat(history, seats.length, gainIn, Math.max),
    year: earnings.map((each) => Math.max(0, ...each.years)),
    vehicles: earnings.map(({ vehicles }) => vehicles.car + vehicles.sports + vehicles.truck),
  }
  const superlatives = (['sale', 'year', 'vehicles'] as const).flatMap((id) => {
    const most = seatsWithMost(figures[id])
    if (!most) return []
    return [{ title: t(`most.${id}`), seats: most.seats, words: t(`most.${id}.how`, { count: most.count }) }]
  })
  const [vehicle] = bestVehicle(view, winner)
  return {
    sources: years,
    course: courseOfPoints(history, seats.length, gainIn, endIn),
    superlatives,
    ...(vehicle
      ? {
          best: {
            drawing: <BrochureCarLines {...vehicle} seat={winner} />,
            ...carBox,
            words: carWords(props, vehicle),
          },
        }
      : {}),
  }

  /** A year ends when the next one begins, the last one with the game. */
  function endIn(event: Event): string | undefined {
    if (event.kind === 'gameEnded') return t('ending.year', { year: view.year })
    return event.kind === 'yearBegan' && event.year > 1 ? t('ending.year', { year: event.year - 1 }) : undefined
  }
}

function gainIn(event: Event) {
  return event.kind === 'vehiclesSold' ? { seat: event.seat, points: event.earned } : undefined
}
