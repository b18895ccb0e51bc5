import { redact, type Seat } from '@carriage/kernel'
import { contentIfKnown } from '@carriage/kraftwagen-family'
import { ScriptedTable } from '@carriage/kraftwagen-family/testing'
import { examplesTest } from '@carriage/kraftwagen-family/testing/examples-test'
import { expect } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { rulebook } from '../rulebook/index.ts'
import { Play } from '../testing/play.ts'
import { actionExamples } from './actions.ts'
import { engineeringExamples } from './index.ts'
import { roundExamples } from './rounds.ts'
import { salesExamples } from './sales.ts'
import { de } from './texts.de.ts'
import { type ExampleId, en } from './texts.en.ts'
import { turnExamples } from './turns.ts'

const all = [...roundExamples, ...turnExamples, ...actionExamples, ...salesExamples]

/** Asserts the outcome that an example describes. */
const claims: Readonly<Record<ExampleId, (played: Play) => void>> = {
  'choosing-in-reverse-order': (played) => {
    expect(played.company('yellow').startingBonus).toBe('bodyLevelAndWorker')
    expect([played.state.round, played.state.phase, played.actor]).toEqual([1, 'action', 'yellow'])
  },
  'bonus-body-and-race': (played) => {
    expect([played.parts('purple'), played.levels('purple')]).toEqual(['b2', [1, 1]])
    standsOn(2, 0)(played)
  },
  'bonus-level-and-worker': (played) =>
    expect([played.levels('purple'), played.workers('purple')]).toEqual([
      [2, 1],
      [7, 5, 0],
    ]),
  'bonus-level-and-race-engine': (played) => {
    expect([played.levels('purple'), played.parts('purple')]).toEqual([[1, 2], ''])
    expect(played.company('purple').raceEngine).toBe(2)
  },
  'bonus-engine-and-token': (played) => {
    expect([played.parts('purple'), played.levels('purple')]).toEqual(['e2', [1, 1]])
    expect([played.company('purple').looseTokens, played.gained('purple')]).toEqual([1, 0])
  },
  'tiles-go-to-the-front': ({ chain, actor }) =>
    expect([chain, actor]).toEqual(['y p o T4 b T5 T6 T7 T8 T9 T10 T11 T3 T1 T2', 'yellow']),
  'fourth-and-fifth-buyer': ({ row, state }) =>
    expect([row, state.marketMarker]).toEqual(['engine body luxury price', 2]),
  'marker-at-the-end': (played) => {
    expect(played.emitted('carPlaced')).toHaveLength(1)
    expect(played.state.round).toBe(2)
  },
  'market-marker-of-two': ({ state }) => expect(state.round).toBe(2),
  'white-markers-carry-over': ({ state }) =>
    expect(state.whiteMarkers).toEqual({ body: 6, engine: 1, luxury: 2, price: 1 }),
  'tiles-that-nobody-recruited': ({ state }) => {
    const { display, stack } = state.recruitment.engineer
    expect([display[0], display.length, stack]).toEqual(['brayton', 3, 2])
  },
  'many-laps': gains(16, 10, 7, 0),
  'buyers-without-cars': (played) => {
    sells()(played)
    expect(played.state.stacks).toEqual({ body: 2, engine: 2, luxury: 2, price: 2 })
    expect(played.state.recruitment.investor.gone).toEqual(['durant'])
  },
  'buick-of-two': sells(
    ['body', 'yellow', 5],
    ['engine', 'yellow', 6],
    ['luxury', 'yellow', 8],
    ['price', 'purple', 4],
  ),
  'brayton-twice': sells(['price', 'purple', 9], ['price', 'purple', 9]),
  'winning-together': isWonBy(0, 3),
  'hidden-points': (played) => {
    sells(['engine', 'purple', 8])(played)
    const totals = ([0, 1] as const).map((viewer) => contentIfKnown(redact(played.state, viewer).companies[0]!.points))
    expect(totals).toEqual([18, undefined])
  },
  'research-before-body': (played) => {
    expect([played.levels('purple'), played.parts('purple')]).toEqual([[3, 2], 'b3'])
    gains(3)(played)
  },
  'body-before-research': (played) => {
    expect([played.levels('purple'), played.parts('purple')]).toEqual([[3, 2], 'b2'])
    gains(0)(played)
  },
  'parts-never-run-out': (played) => expect(played.parts('purple')).toBe('b4 b4 b4'),
  'full-workshops-and-race-engine': (played) => {
    expect([played.parts('purple'), played.company('purple').raceEngine]).toEqual(['b2 e2 e3', 4])
    gains(0)(played)
  },
  'research-at-the-top': (played) => {
    expect([played.levels('purple'), played.company('purple').looseTokens]).toEqual([[7, 7], 1])
    expect(played.decision).toBe('placeCar')
  },
  'king-and-riker': (played) => {
    expect(played.workers('purple')).toEqual([2, 1, 6])
    expect(played.company('purple').salesperson).toBe('canteen')
  },
  'last-worker-and-salesperson': (played) => {
    expect(played.company('purple')).toMatchObject({ supply: 0, salesperson: 'supply' })
    gains(7)(played)
  },
  'recruit-with-nothing-to-take': standsOn(3, 0),
  'riker-without-workers': (played) => {
    expect(played.company('purple')).toMatchObject({ supply: 0, canteen: 12, salesperson: 'canteen' })
  },
  'token-at-six': (played) => expect(played.levels('purple')).toEqual([7, 7]),
  'chevrolet-and-five-spaces': standsOn(8, 0),
  'chevrolet-and-recruit': standsOn(5, 0),
  'past-neutral-cars': standsOn(7, 0),
  'kettering-and-the-salesperson': (played) => {
    expect(played.state.market[0]).toMatchObject({ workers: 0, salesperson: true })
    expect(played.company('purple').canteen).toBe(3)
  },
  'sale-without-a-car': (played) => {
    gains(0)(played)
    expect(played.state.recruitment.instant.gone).toEqual(['sell7'])
  },
  'swap-without-buyers': ({ row, state }) => expect([row, state.recruitment.instant.gone]).toEqual(['', ['swapBuyer']]),
  'swap-and-packard': (played) => {
    expect([played.row, played.gained('purple')]).toEqual(['engine body engine', 3])
    expect(played.state.activeBuyers.map(({ packard }) => packard)).toEqual([null, null, null])
  },
  'whole-racing-team': standsOn(4, 0),
  'last-space-is-no-lap': (played) => {
    standsOn(1, 1)(played)
    gains(3)(played)
  },
  'second-car-after-a-sale': gains(5),
  'two-cars-at-once': gains(3),
  'one-marker-on-a-car': (played) => {
    expect(played.state.market[0]).toMatchObject({ marker: 'winton1' })
    expect(played.company('purple').engineeringMarkers).toHaveLength(3)
  },
  'one-marker-a-step': ({ state }) => {
    expect(state.activeBuyers[0]).toMatchObject({ packard: 'packard2' })
    expect(state.market.map(({ price, marker }) => [price, marker])).toEqual([
      [8, null],
      [6, null],
    ])
  },
  'salesperson-alone': (played) => {
    sells(['luxury', 'purple', 9])(played)
    expect(played.company('purple').salesperson).toBe('supply')
  },
  'two-turns-in-a-row': ({ actor }) => expect(actor).toBe('purple'),
  'attracting-a-buyer': (played) => expect([played.row, played.gained('purple')]).toEqual(['engine body', 2]),
  'full-row': ({ state }) => expect(state.marketMarker).toBe(2),
  'overtaking-out-of-start': standsOn(3, 0),
  'over-the-line': standsOn(5, 1),
  'two-laps-in-one-move': (played) => {
    standsOn(3, 2)(played)
    expect(played.gained('purple')).toBe(10)
  },
  'adding-to-the-team': standsOn(9, 0),
  chevrolet: standsOn(9, 0),
  'body-six-first': gains(10),
  'engine-seven-first': gains(10),
  'engine-for-the-race': (played) => {
    gains(0)(played)
    expect(played.company('purple').raceEngine).toBe(7)
  },
  'full-workshops': (played) => {
    expect(played.parts('purple').split(' ').sort()).toEqual(['b2', 'b3', 'e3'])
    gains(3)(played)
  },
  'weaker-race-engine': (played) => expect(played.company('purple').raceEngine).toBe(2),
  'difference-of-levels': (played) => expect(played.levels('purple')).toEqual([4, 5]),
  'token-raises-both': (played) => expect(played.levels('purple')).toEqual([4, 6]),
  'king-and-the-last-worker': (played) => {
    expect(played.workers('purple')).toEqual([0, 5, 6])
    gains(7)(played)
  },
  'riker-hires': (played) => expect(played.company('purple').salesperson).toBe('canteen'),
  'placing-a-car': ({ state }) => {
    expect(state.market.at(-1)).toMatchObject({ body: 4, engine: 4, workers: 1, salesperson: true, price: 8 })
    expect(state.priceChart).not.toContain(8)
  },
  'kettering-body': ({ state }) => expect(state.market[0]).toMatchObject({ body: 5, engine: 4, marker: 'winton1' }),
  'kettering-engine': ({ state }) => expect(state.market[0]).toMatchObject({ body: 3, engine: 6 }),
  'kettering-crew': (played) => {
    expect(played.state.market[0]).toMatchObject({ workers: 5 })
    expect(played.company('purple').canteen).toBe(0)
  },
  'kettering-price': ({ state }) => expect(state.priceChart.toSorted((a, b) => a - b)).toEqual([2, 9, 12]),
  'swap-pays': (played) => expect([played.row, played.gained('purple')]).toEqual(['body luxury', 4]),
  'instant-sale': (played) => {
    gains(5)(played)
    expect(played.state.market).toHaveLength(3)
    expect(played.state.priceChart).not.toContain(9)
  },
  'instant-sale-with-token': (played) => {
    gains(7)(played)
    expect(played.state.market[0]).toMatchObject({ price: 9, productionTokens: 0 })
    expect(played.state.investorTrack).toHaveLength(1)
  },
  'sixth-car-and-token': ({ state }) => expect(state.investorTrack.map(({ investor }) => investor)).toEqual(['durant']),
  'whole-sale': sells(
    ['luxury', 'orange', 6],
    ['engine', 'purple', 8],
    ['body', 'blue', 10],
    ['engine', 'purple', 8],
    ['leland', 'yellow', 9],
  ),
  'sold-more-than-once': sells(['price', 'purple', 6], ['price', 'purple', 6]),
  'marker-stays-with-the-model': sells(['engine', 'purple', 9], ['engine', 'purple', 9], ['ford', 'orange', 6]),
  'salesperson-equal': sells(['luxury', 'blue', 8]),
  'salesperson-and-worker': sells(['luxury', 'purple', 9]),
  'packard-pays-the-seller': sells(['price', 'orange', 10], ['luxury', 'blue', 8]),
  'brayton-triple': sells(['price', 'purple', 13], ['luxury', 'blue', 8]),
  'mass-production': sells(['price', 'purple', 12], ['engine', 'purple', 6], ['body', 'orange', 11]),
  'two-tokens': sells(['luxury', 'purple', 3], ['body', 'purple', 3], ['durant', 'purple', 3]),
  'no-fitting-car': sells(['price', 'yellow', 8], ['body', 'purple', 12], ['rice', 'purple', 12]),
  'selden-and-laps': sells(['luxury', 'purple', 9], ['selden', 'purple', 9]),
  'dodge-and-achievements': sells(['dodge', 'purple', 5]),
  'olds-and-tokens': sells(['olds', 'purple', 8]),
  'raised-values': sells(['ford', 'blue', 5], ['rice', 'purple', 6], ['leland', 'purple', 6]),
  'above-seven': sells(['engine', 'purple', 14]),
  'buick-fifth-buyer': (played) => {
    sells(
      ['body', 'blue', 11],
      ['engine', 'orange', 9],
      ['body', 'yellow', 8],
      ['luxury', 'blue', 12],
      ['price', 'purple', 4],
    )(played)
    gains(6)(played)
  },
  'buick-and-achievement': gains(3),
  'unsold-car': (played) => {
    gains(0)(played)
    expect(played.company('purple').supply).toBe(8)
  },
  'race-ranking': gains(3, 10, 5, 0),
  'cars-in-start': gains(7, 0, 0, 0),
  'neutral-cars': gains(8, 2),
  'behind-neutral-cars': gains(2, 0),
  'final-tie': isWonBy(0),
  'whole-scoring': (played) => {
    sells(
      ['price', 'yellow', 11],
      ['engine', 'orange', 11],
      ['luxury', 'purple', 9],
      ['body', 'blue', 5],
      ['chrysler', 'blue', 5],
    )(played)
    gains(13, 13, 15, 18)(played)
  },
}

examplesTest({
  examples: all,
  seat: engineeringExamples.seat,
  turn: (state) => ageOfEngineering.turn(state),
  rulebook,
  en,
  de,
  begin: (state) => new Play(state, new ScriptedTable()),
  play: (played, move) => played.play(move),
  claims,
})

function standsOn(space: number, laps: number): (played: Play) => void {
  return (played) => expect(played.raceCar('purple')).toEqual([space, laps])
}

function isWonBy(...seats: readonly Seat[]): (played: Play) => void {
  return (played) => expect(played.result.ranking[0]).toEqual(seats)
}

function sells(...sales: Play['sales']): (played: Play) => void {
  return (played) => expect(played.sales).toEqual(sales)
}

/** The points each company gained, starting with Purple. */
function gains(...points: readonly number[]): (played: Play) => void {
  return (played) =>
    expect(
      (['purple', 'yellow', 'orange', 'blue'] as const).slice(0, points.length).map((each) => played.gained(each)),
    ).toEqual(points)
}
