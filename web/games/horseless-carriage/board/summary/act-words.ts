import type { State } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'
import { nicheWords } from '../market/place-words.ts'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import { type Act, buyersIn, incomeIn, kindsIn, sellersIn } from './acts.ts'
import { fallingShort } from './falling-short.ts'

type Words = Pick<Props, 't' | 'translator' | 'language'>

/** An act in one sentence. Niches are named by the axes at its beginning. */
export function actWords(words: Words, act: Act, before: State, after: State): string {
  const { t, translator, language } = words
  const { shown } = act
  switch (act.kind) {
    case 'seller': {
      const sold = kindsIn(shown, ['vehiclesSold'])
      const sales = sold.map(({ type, vehicles, x, y, earned }) =>
        t('sold.line', {
          vehicles: translator.phrase({ id: `vehicles.${type}`, values: { count: vehicles } }),
          place: nicheWords({ ...words, view: before }, x, y),
          earned,
        }),
      )
      const earned = sold.reduce((sum, sale) => sum + sale.earned, 0)
      return t('summary.seller', { name: namesOf(words, act), sales: sales.join('; '), count: sold.length, earned })
    }
    case 'unsold':
      return t('summary.unsold', { names: namesOf(words, act), count: sellersIn(act).length })
    case 'end':
      return translator.events(shown).join(' ')
    case 'minimum': {
      const [left] = kindsIn(shown, ['trackLeft'])
      if (!left) return ''
      const short = fallingShort(before, after)
      return t('summary.minimum', {
        track: trackName(words, left.track),
        minimum: left.minimum,
        count: short.length,
        short: short
          .map(({ seat, size }) => `${translator.name(seat)} (${translator.phrase({ id: `dealership.${size}` })})`)
          .join(', '),
      })
    }
    case 'axis': {
      const [entered] = kindsIn(shown, ['trackEntered'])
      if (!entered) return ''
      return t('summary.axis', {
        axis: entered.axis,
        left: trackName(words, before[entered.axis]),
        entered: trackName(words, entered.track),
        innovation: entered.candidates.find(({ track }) => track === entered.track)?.innovation ?? 0,
      })
    }
    case 'cards': {
      const cards = kindsIn(shown, ['cardRevealed'])
      return t('summary.cards', {
        cards: cards.length,
        sparks: cards.reduce((sum, { sparks }) => sum + sparks.length, 0),
        ticks: kindsIn(shown, ['clockTicked']).length,
        flipped: kindsIn(shown, ['timecardFlipped']).length,
      })
    }
    case 'buyers':
      return t('summary.buyers', { buyers: buyersIn(act) })
    case 'prices': {
      const prices = kindsIn(shown, ['pricesSet'])[0]?.prices ?? []
      const list = new Intl.ListFormat(language, { type: 'unit' }).format(prices.map((price) => String(price ?? '–')))
      return t('summary.prices', { prices: list })
    }
    default:
      return act.kind satisfies never
  }
}

function namesOf({ translator, language }: Words, act: Act): string {
  return new Intl.ListFormat(language).format(sellersIn(act).map((seat) => translator.name(seat)))
}

/** What my sales of the year brought me, and the rivals theirs. */
export function ownSalesWords(
  { t, translator, language }: Words,
  acts: readonly Act[],
  me: Seat,
  seats: number,
): string {
  const sold = acts
    .flatMap(({ shown: emitted }) => kindsIn(emitted, ['vehiclesSold']))
    .filter(({ seat }) => seat === me)
  const income = incomeIn(acts, seats)
  const rivals = seatsOf(seats)
    .filter((seat) => seat !== me)
    .map((seat) => t('summary.mine.rival', { name: translator.name(seat), earned: income[seat] ?? 0 }))
  return t('summary.mine', {
    vehicles: sold.reduce((sum, { vehicles }) => sum + vehicles, 0),
    earned: income[me] ?? 0,
    rivals: new Intl.ListFormat(language, { type: 'unit' }).format(rivals),
  })
}
