import { describe, expect, test } from 'vitest'
import { cardOf, tablesOf } from '../tables.ts'
import { at, department, type Play, playAtRandom, savedFactories, setUp, table } from '../testing/index.ts'
import { playOn } from '../testing/play-on.ts'

const { G1 } = savedFactories

/** The timecard after each tick; 0 when it was flipped. */
function ticks(game: Play): number[] {
  return game.emitted('clockTicked').map(({ timecard }) => timecard)
}

/** A factory with this number of additional research or planning departments, at arbitrary places. */
function withMore(type: 'research' | 'planning', more: number) {
  const pieces = Array.from({ length: more }, (_, index) => department(type, 5 + 3 * (index % 2), 5 + index))
  return { ...G1.factory, pieces: [department('research', 0, 8), department('planning', 0, 5), ...pieces] }
}

describe('ticks', () => {
  test('HC-11.1 one tick lowers the timecard by 1', () => {
    const game = at(table().timecard(9).markers('speed', 3, 0, 0)).research('speed')
    expect(game.state.timecard).toEqual({ value: 8, flipped: false })
    expect(ticks(game)).toEqual([8])
  })

  test('HC-11.2 a tick from 1 flips the timecard, and further ticks have no effect', () => {
    const game = at(table().timecard(1).factory('red', withMore('research', 1)).markers('speed', 3, 3, 0))
    game.research('speed', 'red')
    expect(game.state.timecard.flipped).toBe(true)
    game.research('speed', 'green')
    expect(ticks(game)).toEqual([0])
    expect(game.emitted('timecardFlipped')).toHaveLength(1)
    expect(game.state.timecard.flipped).toBe(true)
  })

  test('HC-11.5 each source counts separately', () => {
    const markers = at(
      table().timecard(20).factory('red', withMore('research', 2)).markers('speed', 3, 5, 0).capacity('red', 4),
    )
    markers.research('speed', 'red').research('speed', 'green').raiseCapacity()
    expect(ticks(markers)).toEqual([19, 18, 17])
    const charts = at(table().timecard(20).gantt('red', 9).gantt('purple', 9).brochures())
    expect(ticks(charts)).toEqual([19, 18])
    const cards = at(table().year(4).timecard(20).demanding())
    cards.playCard('red-2c', 'I').playCard('green-3d', 'I').playCard('purple-1a', 'I')
    expect(ticks(cards)).toEqual([19, 18, 17, 16, 15])
  })

  test('HC-11.6 research counts arrivals on squares 4 and 6 and on capacity 5', () => {
    const onSpeed = (from: number) => ticks(at(table().markers('speed', from, 0, 0)).research('speed')).length
    expect([0, 1, 2, 3, 4, 5].map(onSpeed)).toEqual([0, 0, 0, 1, 0, 1])
    const onCapacity = (from: number) => ticks(at(table().capacity('red', from)).raiseCapacity()).length
    expect([1, 2, 3, 4].map(onCapacity)).toEqual([0, 0, 0, 1])
  })

  test('HC-11.6 Gantt charts may jump over 10 and still count, once', () => {
    const jump = (from: number, departments: number) =>
      ticks(
        at(
          table()
            .gantt('red', from)
            .factory('red', withMore('planning', departments - 1))
            .brochures(),
        ),
      ).length
    expect([jump(8, 1), jump(9, 1), jump(8, 2), jump(8, 3), jump(10, 1), jump(19, 3)]).toEqual([0, 1, 1, 1, 0, 0])
  })

  test.each([3, 4, 5] as const)('HC-11.4 with %i players nothing else makes the timecard tick', (seats) => {
    const game = playAtRandom(setUp({ seats }), 80 + seats)
    const gantt = seats === 3 ? [3, 2, 1] : seats === 4 ? [4, 3, 2, 1] : [5, 4, 3, 2, 1]
    const expected: string[] = []
    for (const event of game.events) {
      if (event.kind === 'markerMoved' && (event.to === 4 || event.to === 6)) expected.push('track')
      if (event.kind === 'capacityRaised' && event.to === 5) expected.push('capacity')
      if (event.kind === 'slotTaken') gantt[event.seat] = 0
      if (event.kind === 'ganttRaised') {
        if (gantt[event.seat]! < 10 && event.to >= 10) expected.push('gantt')
        gantt[event.seat] = event.to
      }
      if (event.kind === 'cardRevealed') {
        const { clocks } = cardOf(tablesOf(game.state), event.card)
        expected.push(...Array.from({ length: clocks }, () => 'card'))
      }
    }
    const start = 8 * seats
    expect(game.emitted('clockTicked').map(({ source }) => source)).toEqual(expected.slice(0, start))
    expect(game.state.timecard.flipped).toBe(expected.length >= start)
    expect(expected).toContain('card')
  })
})

describe('the flip', () => {
  test('HC-EX-56 HC-11.2 HC-11.3 HC-11.5 HC-8.7 in phase 8: the year after is still played', () => {
    const game = at(table().year(4).timecard(3).demanding(), 'N1', 'N2', 'N3')
    game.playCard('red-2c', 'I').playCard('green-3d', 'I').playCard('purple-1a', 'I') // two clocks, three clocks
    expect(ticks(game)).toEqual([2, 1, 0])
    expect(game.emitted('timecardFlipped')).toHaveLength(1)
    expect(game.emitted('neutralBuyerCame')).toHaveLength(3) // the rest of the phase runs
    expect(game.emitted('pricesSet')).toHaveLength(1)
    expect(game.state).toMatchObject({ year: 5, stage: { name: 'research' } })
    const timecard = { ...game.state.timecard }
    playOn(game, () => game.over)
    expect(game.emitted('phaseBegan').map(({ year, phase }) => `${year} ${phase}`)).toEqual([
      '5 research',
      '5 focus',
      '5 factory',
      '5 brochures',
      '5 sales',
      '5 endCheck',
    ])
    expect(game.state.timecard).toEqual(timecard)
  })

  test('HC-EX-57 HC-11.2 exactly zero flips it', () => {
    const game = at(table().year(2).timecard(2).demanding())
    game.playCard('red-2c', 'I').playCard('green-1a', 'I').playCard('purple-1a', 'I')
    expect(ticks(game)).toEqual([1, 0])
    expect(game.state.timecard.flipped).toBe(true)
  })

  test('HC-EX-57 HC-8.7 in phase 4 it ends the game in the same year, after its sales', () => {
    const game = at(table().year(5).timecard(1).gantt('red', 9).factory('purple', G1).buyers('car', 0, 0).brochures())
    expect(game.state).toMatchObject({ year: 5, timecard: { flipped: true }, stage: { name: 'sales' } })
    game.as('purple').sell('small', { window: [0, 0, 2, 1] })
    expect(game.state).toMatchObject({ year: 5, stage: { name: 'over' } })
    expect(game.player('purple').wealth).toBe(6)
  })

  test('HC-11.3 in phase 1 it changes nothing until phase 6', () => {
    const game = at(table().timecard(1).markers('speed', 3, 0, 0)).research('speed')
    expect(game.state.timecard.flipped).toBe(true)
    expect(game.actor).toBe('green')
    playOn(game, () => game.over)
    expect(game.emitted('markerMoved')).toHaveLength(3)
    expect(game.emitted('planCommitted')).toHaveLength(3)
    const phases = game.emitted('phaseBegan').map(({ phase }) => phase)
    expect(phases).toEqual(['focus', 'factory', 'brochures', 'sales', 'endCheck'])
  })
})
