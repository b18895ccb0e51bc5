import { examplesTest } from '@carriage/kraftwagen-family/testing/examples-test'
import { expect } from 'vitest'
import { kraftwagen } from '../game.ts'
import { rulebook } from '../rulebook/index.ts'
import { at, type Play } from '../testing/index.ts'
import { cardExamples } from './cards.ts'
import { kraftwagenExamples } from './index.ts'
import { raceExamples } from './race.ts'
import { salesExamples } from './sales.ts'
import { de } from './texts.de.ts'
import { type ExampleId, en } from './texts.en.ts'
import { tileExamples } from './tiles.ts'
import { turnExamples } from './turns.ts'

const all = [...tileExamples, ...turnExamples, ...cardExamples, ...raceExamples, ...salesExamples]

/** Asserts the outcome that an example describes. */
const claims: Readonly<Record<ExampleId, (played: Play) => void>> = {
  'choosing-in-reverse-order': (played) => {
    expect(played.emitted('startTileTaken').map(({ seat }) => seat)).toEqual([0, 1])
    while (played.state.phase === 'setup') played.play(played.moves()[0]!)
    expect([played.state.round, played.actor]).toEqual([1, 'blue'])
  },
  'three-turns-in-a-row': ({ chain, actor }) =>
    expect([chain, actor]).toEqual(['b g y r T5 T6 T7 T8 T9 T10 T2 T1 T3 T4', 'blue']),
  'bonus-engine-into-a-workshop': (played) => expect(played.awards('red')).toEqual(['engine4']),
  'empty-discard-pile': (played) => {
    expect(played.forfeited).toEqual(['KW-13.35'])
    expect(played.workshops('red')[0]).toEqual({ kind: 'engine', value: 1 })
  },
  'specialty-tile-is-replaced': ({ state }) => {
    expect(state.chain.at(-1)).toBe('A2')
    expect(state.specialty).toMatchObject({ used: { A: ['A1', 'A4', 'A3'] }, stacks: { A: [] } })
  },
  'fourth-specialty-tile': (played) => {
    expect(played.emitted('specialtyStackShuffled')).toHaveLength(1)
    const { chain, specialty } = played.state
    expect(new Set([chain.at(-1), ...specialty!.stacks.A])).toEqual(new Set(['A1', 'A2', 'A3', 'A4']))
  },
  'passed-tile-of-this-round': (played) => {
    expect(played.chain).toBe('r b g y T2 T3 T6 T7 T8 T9 T10 T1 T4 A2 T5')
    expect(played.state.specialty!.box).toEqual([])
  },
  'passed-tile-of-an-earlier-round': (played) => {
    expect(played.chain).toMatch(/^r b g y T2 T3 T6 T7 T8 T9 T10 T1 T4 B\d T5$/)
    expect(played.state.specialty!.box).toEqual(['A2'])
  },
  'taken-tile-of-an-earlier-round': (played) => {
    expect(played.chain).toMatch(/^r T5 T1 b g y T2 T3 T6 T7 T8 T9 T10 B\d T4$/)
    expect(played.state.specialty!.box).toEqual(['A2'])
    standsOn(1)(played)
    expect(played.player('red').gpEngine).toBe(2)
  },
  'start-tile': (played) => {
    expect(played.player('red')).toMatchObject({ canteen: 6, supply: 6, gpEngine: 1 })
    expect(played.workshops('red')[0]).toEqual({ kind: 'engine', value: 1 })
  },
  'two-turns-in-a-row': (played) => {
    expect(played.chain).toBe('r b T1 T6 g T2 y T3 T4 T7 T8 T9 T10 T5')
    expect(played.actor).toBe('red')
  },
  'tiles-wrap-round': ({ chain, actor }) =>
    expect([chain, actor]).toEqual(['b r g y T4 T5 T6 T7 T8 T9 T10 T3 T1 T2', 'blue']),
  'impossible-action': (played) => {
    expect(played.forfeited).toEqual(['KW-5.2'])
    expect(played.workshops('red').slice(0, 2)).toEqual([
      { kind: 'body', value: 2 },
      { kind: 'engine', value: 2 },
    ])
  },
  'levels-of-developments': (played) => {
    expect(played.levels('red')).toEqual([2, 3])
    expect(played.workshops('red')[0]).toEqual({ kind: 'body', value: 2 })
  },
  'placing-a-car': (played) => {
    expect(played.state.market).toHaveLength(3)
    expect(played.player('red')).toMatchObject({ canteen: 1, workshops: [null, null, null] })
    expect(played.state.availablePrices).not.toContain(8)
  },
  'full-workshops': (played) => {
    expect(played.workshops('red')).toContainEqual({ kind: 'body', value: 4 })
    expect(played.awards('red')).toEqual(['body3'])
  },
  'level-cap': (played) => expect(played.workshops('red')[0]).toEqual({ kind: 'body', value: 7 }),
  'body-buyer': (played) => {
    expect(played.state.activeBuyers.map(({ preference }) => preference)).toEqual(['engine', 'body'])
    expect(played.earned('red', 'stack')).toBe(2)
  },
  'moving-the-marker': (played) => {
    expect(played.state.marker).toBe('3')
    expect(played.earned('red')).toBe(0)
  },
  'buyer-award': (played) => expect([played.awards('red'), played.earned('red')]).toEqual([['buyer'], 0]),
  'stack-money-adds-up': (played) => expect(played.earned('red', 'stack')).toBe(2),
  'last-buyer-action': (played) => {
    expect(played.emitted('carPlaced')).toHaveLength(1)
    expect(played.state.round).toBe(2)
  },
  'sixth-car': (played) => expect([played.state.round, played.actor]).toEqual([2, 'red']),
  'short-round-of-two': ({ state }) => expect(state.round).toBe(2),
  'fourth-car-of-two': ({ state }) => expect(state.round).toBe(2),
  'both-body-awards': (played) => expect(played.awards('red')).toEqual(['body3', 'body6']),
  'both-engine-awards': (played) => expect(played.awards('red')).toEqual(['engine4', 'engine7']),
  'no-engine-award': (played) => expect([played.awards('red'), played.player('red').gpEngine]).toEqual([[], 7]),
  'inactive-development': (played) => {
    expect(played.player('red')).toMatchObject({ supply: 2, canteen: 0 })
    expect([played.levels('red'), played.awards('red')]).toEqual([[3, 2], ['body3']])
  },
  'waiting-developments-in-order': (played) => {
    expect(played.player('red')).toMatchObject({ supply: 0, canteen: 0, inactive: [] })
    expect(played.workshops('red')[2]).toEqual({ kind: 'engine', value: 6 })
    expect(played.awards('red')).toEqual(['workers'])
  },
  'otto-is-the-third-engineer': (played) => {
    expect(played.player('red')).toMatchObject({ supply: 0, canteen: 3 })
    expect([played.awards('red'), played.decision]).toEqual([['engineers', 'workers'], 'takeCard'])
  },
  'deck-runs-out': (played) => {
    expect(played.emitted('deckReshuffled')).toMatchObject([{ cards: 21 }])
    const { display, deck, discard } = played.state
    expect([display[0], display.length, deck.length, discard]).toEqual(['D7', 2, 20, ['race5']])
  },
  'body-and-engine-card': (played) => {
    expect(played.awards('red')).toEqual(['body3', 'engine4'])
    expect(played.state.discard.at(-1)).toBe('bodyAndEngine')
  },
  'award-during-set-up': (played) => expect(played.awards('red')).toEqual(['body3']),
  'worker-award': (played) => expect([played.player('red').supply, played.awards('red')]).toEqual([0, ['workers']]),
  'market-award': (played) => expect(played.awards('red')).toEqual(['market']),
  'diesel-body': (played) => {
    expect(played.state.market[0]).toMatchObject({ body: 5, engine: 4 })
    expect(played.player('red').engineerMarkers).toHaveLength(1)
  },
  'diesel-engine': (played) => {
    expect(played.state.market[0]).toMatchObject({ engine: 2 })
    expect(played.workshops('red')).toContainEqual({ kind: 'engine', value: 4 })
  },
  'diesel-workers': (played) => {
    expect(played.state.market[0]).toMatchObject({ workers: 4 })
    expect(played.player('red').canteen).toBe(1)
  },
  'diesel-takes-workers-back': (played) => {
    expect(played.state.market[0]).toMatchObject({ workers: 1 })
    expect(played.player('red').canteen).toBe(4)
  },
  'diesel-price': (played) => expect(played.state.availablePrices.toSorted((a, b) => a - b)).toEqual([2, 8, 9, 11, 12]),
  'diesel-frees-a-worker': (played) => {
    expect(played.levels('red')).toEqual([2, 4])
    expect(played.awards('red')).toEqual(['engine4'])
  },
  'one-marker-a-turn': (played) => expect(played.state.market[0]).toMatchObject({ engineerMarker: null }),
  'selling-a-part': (played) => expect(played.earned('red', 'partSold')).toBe(4),
  'bonus-part-by-value': (played) => expect(played.awards('red')).toEqual(['body3']),
  'top-discard': (played) => expect([played.levels('red'), played.awards('red')]).toEqual([[3, 2], ['body3']]),
  'withdrawing-a-car': (played) => {
    expect(played.state.market).toHaveLength(4)
    expect(played.earned('red')).toBe(3)
    expect(played.state.availablePrices).toContain(8)
  },
  'skip-a-car': standsOn(3),
  'skip-over-the-line': (played) => {
    expect(played.raceCar('red')).toEqual([4, 1])
    expect(played.awards('red')).toEqual(['lap1'])
  },
  'last-space': standsOn(10),
  'lap-on-the-next-drive': (played) =>
    expect([played.raceCar('red'), played.awards('red')]).toEqual([[4, 1], ['lap1']]),
  'crowded-start': standsOn(3),
  'porsche-and-five-steps': standsOn(9),
  'bugatti-and-porsche': (played) => {
    standsOn(8)(played)
    expect(played.awards('red')).toEqual([])
  },
  'bugatti-is-silent': standsOn(0),
  'pit-lane': earns(8, 4),
  'many-laps': earns(15, 11, 7, 3),
  'past-dummies': standsOn(5),
  'first-and-third': earns(7, 2),
  'dummies-ahead': earns(2, 0),
  'dummies-behind': earns(7, 4),
  'all-in-the-pit-lane': earns(0, 0),
  'upgrade-before-the-race': standsOn(6),
  'race-before-the-upgrade': (played) => {
    standsOn(5)(played)
    expect(played.player('red').gpEngine).toBe(3)
  },
  'bugatti-and-the-upgrade': standsOn(9),
  'bonus-engine-into-the-race': (played) => {
    standsOn(6)(played)
    expect(played.awards('red')).toEqual([])
  },
  'three-buyers': sells(['prestige', 'blue', 11], ['body', 'green', 6], ['engine', 'red', 8]),
  'tie-by-price': sells(['prestige', 'blue', 8]),
  'maybach-above-seven': sells(['body', 'red', 12]),
  'maybach-equal': sells(['body', 'blue', 10]),
  'price-buyer': sells(['price', 'red', 10]),
  'price-buyer-opel': sells(['price', 'red', 15]),
  'price-buyer-and-a-rival': (played) => {
    sells(['price', 'red', 10])(played)
    earns(10, 0)(played)
  },
  'price-buyer-daimler': sells(['price', 'red', 19]),
  'daimler-for-nobody': sells(['engine', 'red', 10]),
  'benz-adds-body': (played) => {
    sells(['engine', 'blue', 5], ['prestige', 'yellow', 9], ['body', 'blue', 10], ['body', 'green', 3])(played)
    expect(played.awards('red')).toEqual(['buyer'])
  },
  'benz-adds-price': (played) => {
    sells(['engine', 'blue', 5], ['prestige', 'yellow', 9], ['body', 'blue', 10], ['price', 'green', 6])(played)
    expect(played.earned('red', 'stack')).toBe(1)
  },
  'benz-declines': (played) => {
    sells(['engine', 'blue', 5], ['prestige', 'yellow', 9], ['body', 'blue', 10])(played)
    expect(played.player('red').engineerMarkers).toEqual(['benz5'])
  },
  'benz-of-two': (played) => expect(played.emitted('buyerPlaced').map(({ buyer }) => buyer)).toEqual([3]),
  'more-buyers-than-cars': sells(['price', 'red', 6], ['engine', 'blue', 5]),
  'whole-scoring': (played) => {
    sells(['engine', 'blue', 15], ['price', 'yellow', 10], ['body', 'red', 14], ['prestige', 'green', 8])(played)
    earns(24, 22, 10, 10)(played)
  },
  'shared-victory': ({ state }) => {
    const turn = kraftwagen.turn(state)
    expect(turn.over && turn.result.ranking[0]).toEqual([0, 1])
  },
}

examplesTest({
  examples: all,
  seat: kraftwagenExamples.seat,
  turn: (state) => kraftwagen.turn(state),
  rulebook,
  en,
  de,
  begin: (state) => at(state),
  play: (played, move) => played.play(move),
  claims,
})

function standsOn(space: number): (played: Play) => void {
  return (played) => expect(played.raceCar('red')[0]).toBe(space)
}

function sells(...sales: Play['sales']): (played: Play) => void {
  return (played) => expect(played.sales).toEqual(sales)
}

/** What each has earned, from Red on. */
function earns(...money: readonly number[]): (played: Play) => void {
  return (played) =>
    expect(
      (['red', 'blue', 'green', 'yellow'] as const).slice(0, money.length).map((each) => played.earned(each)),
    ).toEqual(money)
}
