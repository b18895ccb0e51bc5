import type { Viewer } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { check, checkDrafts, checkRecord, checkTalk, type FindingKind } from './checker.ts'
import { type ClientHistory, newHistory, type Observation, type SentCommand } from './history.ts'
import { talkFaults } from './talk.ts'
import type { TrueEntry, Truth } from './truth.ts'

/** A match of three entries: seat 0 moves, seat 1 moves, a bot moves for seat 0. */
const truth: Truth = {
  match: 'm',
  over: true,
  faults: [],
  entries: [entry(1, 0, 'first'), entry(2, 1, 'second'), { ...entry(3, 0, 'bot-3'), bot: true }],
  views: new Map<Viewer, string[]>([
    ['spectator', ['view 0', 'view 1', 'view 2', 'view 3']],
    [0, ['mine 0', 'mine 1', 'mine 2', 'mine 3']],
    [1, ['yours 0', 'yours 1', 'yours 2', 'yours 3']],
  ]),
}

test('nothing is found where every promise was kept', () => {
  expect(check(truth, [seat0(), seat1(), spectator()])).toEqual([])
})

test('a draft that was kept and is gone is found', () => {
  expect(checkDrafts(truth, { stored: 3, lost: [] })).toEqual([])
  expect(checkDrafts(truth, { stored: 2, lost: ['draft 3'] })).toMatchObject([{ kind: 'lostDraft', detail: 'draft 3' }])
})

test('a line of chat that is gone, doubled or out of order is found', () => {
  expect(talkFaults(['a', 'b'], ['x', 'a', 'y', 'b'])).toEqual([])
  expect(talkFaults(['a', 'b'], ['a'])).toEqual(['"b" is there 0 times'])
  expect(talkFaults(['a', 'b'], ['a', 'b', 'b'])).toEqual(['"b" is there 2 times'])
  expect(talkFaults(['a', 'b'], ['b', 'a'])).toEqual(['the lines are in another order'])
  expect(checkTalk(truth, { sent: 1, faults: ['gone'] })).toMatchObject([{ kind: 'badTalk', detail: 'gone' }])
})

test('a record that does not verify, or is not the whole log, is found', () => {
  expect(checkRecord(truth, { entries: 3, imported: true, faults: [] })).toEqual([])
  expect(checkRecord(truth, { entries: 2, imported: true, faults: [] })).toMatchObject([{ kind: 'badRecord' }])
  expect(checkRecord(truth, { entries: 3, imported: true, faults: ['another text'] })).toMatchObject([
    { kind: 'badRecord', detail: 'another text' },
  ])
})

test('who comes late begins with a view and goes on from there', () => {
  const late = spectator()
  late.sights.splice(0, 3, { kind: 'view', n: 2, view: 'view 2' })
  expect(check(truth, [seat0(), seat1(), late])).toEqual([])
})

test('who missed more than two hundred entries begins again with a view', () => {
  const { entries, views } = longTruth(300)
  const long: Truth = { ...truth, entries, views }
  const watcher = newHistory('m', 'a spectator', 'spectator')
  watcher.sights.push({ kind: 'view', n: 0, view: 'view 0' }, { kind: 'view', n: 300, view: 'view 300' })
  expect(check(long, [watcher])).toEqual([])
  watcher.sights[0] = { kind: 'view', n: 100, view: 'view 100' }
  expect(kinds(long, [watcher])).toEqual(['gap'])
})

test('a command that was never answered may be in the log or not', () => {
  const unsure = seat0()
  delete unsure.sent[0]!.answer
  unsure.sent.push(command('lost on its way', 'whatever'))
  expect(check(truth, [unsure, seat1()])).toEqual([])
})

describe('what is found', () => {
  test('an acknowledged move that is not in the log', () => {
    const player = seat0()
    player.sent.push({ ...command('gone', 'a move'), answer: { done: 2 } })
    expectOnly('lost', player)
  })

  test('an acknowledged move that is another entry than was said', () => {
    const player = seat0()
    player.sent[0]!.answer = { done: 3 }
    expectOnly('lost', player)
  })

  test('a command that was entered twice', () => {
    const twice = { ...truth, entries: [...truth.entries.slice(0, 2), { ...entry(3, 0, 'first'), content: 'move 1' }] }
    expect(kinds(twice, [seat0(), seat1()])).toContain('twice')
  })

  test('a move that was refused and is in the log all the same', () => {
    const player = seat0()
    player.sent[0]!.answer = { refused: 'stale' }
    expectOnly('doneThoughRefused', player)
  })

  test('an entry of a person who never sent it', () => {
    const player = seat0()
    player.sent.length = 0
    expectOnly('notSent', player)
  })

  test('an entry that says something else than was sent', () => {
    const player = seat0()
    player.sent[0] = { ...player.sent[0]!, content: 'another move' }
    expectOnly('notSent', player)
  })

  test('an entry of one seat that another sent', () => {
    const [one, other] = [seat0(), seat1()]
    other.sent.push(...one.sent.splice(0))
    expect(kinds(truth, [one, other])).toEqual(['notSent'])
  })

  test('a frame that is missing', () => {
    const watcher = spectator()
    watcher.sights.splice(2, 1)
    expectOnly('gap', watcher)
  })

  test('frames in the wrong order', () => {
    const watcher = spectator()
    const [one, two] = watcher.sights.splice(1, 2)
    watcher.sights.splice(1, 0, two!, one!)
    expect(new Set(kinds(truth, [seat0(), seat1(), watcher]))).toEqual(new Set(['gap']))
  })

  test('a frame that came twice', () => {
    const watcher = spectator()
    watcher.sights.splice(1, 0, watcher.sights[1]!)
    expectOnly('gap', watcher)
  })

  test('a view that leads back to before what was seen', () => {
    const watcher = spectator()
    watcher.sights.splice(3, 0, { kind: 'view', n: 1, view: 'view 1' })
    expect(new Set(kinds(truth, [seat0(), seat1(), watcher]))).toEqual(new Set(['gap']))
  })

  test('a frame that is not what the log has', () => {
    const watcher = spectator()
    watcher.sights[2] = { kind: 'frame', n: 2, frame: 'something else', view: 'view 2' }
    expectOnly('wrongFrame', watcher)
  })

  test('a frame that shows a seat what only another may know', () => {
    const watcher = spectator()
    watcher.sights[2] = { kind: 'frame', n: 2, frame: 'frame 2 for 1', view: 'view 2' }
    expectOnly('wrongFrame', watcher)
  })

  test('events that did not happen', () => {
    const watcher = spectator()
    watcher.sights[2] = { kind: 'frame', n: 2, frame: 'frame 2 for spectator', events: 'made up', view: 'view 2' }
    expectOnly('wrongFrame', watcher)
  })

  test('a frame of an entry that was never committed', () => {
    const watcher = spectator()
    watcher.sights.push({ kind: 'frame', n: 4, frame: 'a ghost', view: 'view 4' })
    expect(new Set(kinds(truth, [seat0(), seat1(), watcher]))).toEqual(new Set(['wrongFrame', 'unfinished']))
  })

  test('a position that does not follow from the log', () => {
    const watcher = spectator()
    watcher.sights[3] = { ...watcher.sights[3]!, view: 'another position' }
    expectOnly('wrongView', watcher)
  })

  test('the view of another seat', () => {
    const watcher = spectator()
    watcher.sights[0] = { kind: 'view', n: 0, view: 'yours 0' }
    expectOnly('wrongView', watcher)
  })

  test('a secret of another seat', () => {
    const watcher = spectator()
    watcher.leaks.push('frame.frame.change.0')
    expectOnly('leak', watcher)
  })

  test('a client that did not see the end', () => {
    const watcher = spectator()
    watcher.sights.pop()
    expectOnly('unfinished', watcher)
  })

  test('a match that did not end', () => {
    expect(kinds({ ...truth, over: false }, [seat0(), seat1()])).toEqual(['unfinished'])
  })

  test('a log that breaks the rules', () => {
    expect(kinds({ ...truth, faults: ['move 2 is refused by KW-5.3'] }, [seat0(), seat1()])).toEqual(['badLog'])
  })
})

/** The one finding of a history that is otherwise right. */
function expectOnly(kind: FindingKind, culprit: ClientHistory): void {
  const others = [seat0(), seat1(), spectator()].filter(({ viewer }) => viewer !== culprit.viewer)
  expect(kinds(truth, [culprit, ...others])).toEqual([kind])
}

function kinds(of: Truth, histories: readonly ClientHistory[]): FindingKind[] {
  return check(of, histories).map(({ kind }) => kind)
}

/** A match of which bots play every entry. */
function longTruth(length: number): Pick<Truth, 'entries' | 'views'> {
  const numbers = Array.from({ length }, (_, index) => index + 1)
  return {
    entries: numbers.map((n) => ({ ...entry(n, 0, `bot-${n}`), bot: true })),
    views: new Map<Viewer, string[]>([['spectator', ['view 0', ...numbers.map((n) => `view ${n}`)]]]),
  }
}

function entry(n: number, seat: 0 | 1, name: string): TrueEntry {
  const viewers: Viewer[] = ['spectator', 0, 1]
  return {
    n,
    seat,
    command: name,
    bot: false,
    undo: false,
    content: `move ${n}`,
    frames: new Map(viewers.map((viewer) => [viewer, `frame ${n} for ${viewer}`])),
    events: new Map(viewers.map((viewer) => [viewer, `events ${n} for ${viewer}`])),
  }
}

function command(id: string, content: string): SentCommand {
  return { id, seat: 0, basis: 0, content, times: 1, failures: [] }
}

function seat0(): ClientHistory {
  const sent: SentCommand = { ...command('first', 'move 1'), times: 2, answer: { done: 1 } }
  return { ...history(0, 'mine'), sent: [sent] }
}

function seat1(): ClientHistory {
  return { ...history(1, 'yours'), sent: [{ ...command('second', 'move 2'), seat: 1, answer: { done: 2 } }] }
}

function spectator(): ClientHistory {
  return history('spectator', 'view')
}

function history(viewer: Viewer, word: string): ClientHistory {
  const frames: Observation[] = [1, 2, 3].map((n) => ({
    kind: 'frame',
    n,
    frame: `frame ${n} for ${viewer}`,
    ...(n === 3 && { events: `events 3 for ${viewer}` }),
    view: `${word} ${n}`,
  }))
  return { ...newHistory('m', `${viewer}`, viewer), sights: [{ kind: 'view', n: 0, view: `${word} 0` }, ...frames] }
}
