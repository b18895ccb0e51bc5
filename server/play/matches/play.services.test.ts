import { randomBytes, randomUUID } from 'node:crypto'
import { type AnyGame, fastChance, readRecord, type Seat, verify } from '@carriage/kernel'
import { applyChange, type Frame, type MatchId, matchIdFrom } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '../../notifications/testing/waiting-table.ts'
import { localBus } from '../../platform/bus/index.ts'
import { openDatabase } from '../../platform/storage/database.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { listRecords } from '../records/index.ts'
import { budgetOf } from './budget.ts'
import { type MatchesHere, playMatches } from './play.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function processOf(bus = localBus()): MatchesHere {
  return playMatches({ database, bus, budget: budgetOf(1_000), log })
}

function begin(game: string, seats: number): Promise<MatchId> {
  return beginTable(database, { game, seats })
}

function gameOf(id: string): AnyGame {
  const game = library.latest(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

/** Plays a random move of a seat whose turn it is, as a client would: from its view. */
async function randomCommand(matches: MatchesHere, match: MatchId, game: AnyGame, chance = fastChance(1)) {
  const standing = await matches.standing(match, 'spectator')
  const turn = game.turn(standing!.view)
  if (turn.over) return undefined
  const seat = turn.seats[chance.below(turn.seats.length)] as Seat
  const { n, view } = (await matches.standing(match, seat))!
  const listed = [...game.moves(view, seat)]
  const move =
    turn.open && game.suggest ? game.suggest(view, seat, chance) : (listed[chance.below(listed.length)] as object)
  return { type: 'move', id: randomUUID(), basis: n, seat, move } as const
}

describe.each([
  ['kraftwagen', 3],
  ['horseless-carriage', 3],
])('%s', (name, seats) => {
  const game = gameOf(name)

  test('a whole game: frames lead every viewer from the opening to the end, and the record verifies', async () => {
    const matches = processOf()
    const match = await begin(name, seats)
    const chance = fastChance(7)
    let count = 0
    for (;;) {
      const command = await randomCommand(matches, match, game, chance)
      if (!command) break
      expect(await matches.execute(match, command)).toEqual({ ok: true, n: ++count })
    }
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      let { n, view } = (await matches.opening(match, viewer))!
      while (n < count) {
        for (const frame of (await matches.frames(match, viewer, n))!) {
          expect(frame.n).toBe(n + 1)
          view = follow(game, view, frame)
          n = frame.n
        }
      }
      expect(view).toEqual((await matches.standing(match, viewer))!.view)
    }
    const records = listRecords({ database, log, rulesBudget: 60_000 })
    const text = (await records.read(match))!
    const record = readRecord(text)
    expect(record.log).toHaveLength(count)
    expect(verify(record, library).draws).toBeGreaterThan(0)

    const importer = await account(database, 'Somebody')
    const imported = await records.import(importer, text)
    expect(await records.import(importer, text)).toBe(imported)
    expect(await records.read(imported)).toBe(text)
    expect((await matches.standing(imported, 'spectator'))!.view).toEqual(
      (await matches.standing(match, 'spectator'))!.view,
    )
    const forged = text.replace(/"scores":\[\d+/, '"scores":[999')
    await expect(records.import(importer, forged)).rejects.toMatchObject({ problem: { code: 'malformed' } })
    await records.close()
  }, 120_000)

  test('another process continues where one stopped, and neither loses the other’s moves', async () => {
    const [one, other] = [processOf(), processOf()]
    const match = await begin(name, seats)
    const chance = fastChance(3)
    for (let n = 1; n <= 80; n++) {
      const command = await randomCommand(n % 3 === 0 ? processOf() : one, match, game, chance)
      if (!command) break
      expect(await (chance.below(2) ? one : other).execute(match, command)).toEqual({ ok: true, n })
    }
  }, 120_000)
})

/** What a client does with a frame. */
function follow(game: AnyGame, view: object, frame: Frame): object {
  if (frame.change) return applyChange(view, frame.change)
  if (!('move' in frame.entry)) throw new Error('an undo without a change')
  const next = game.clone(view)
  const { draws } = frame.entry
  let drawn = 0
  game.play(next, frame.seat, frame.entry.move, {
    below: () => draws[drawn++] as number,
    emit: () => undefined,
    reveal: (secret) => (secret as unknown as { value: never }).value,
    show: (secret, to) => ({ ...secret, $secret: [...new Set([...secret.$secret, ...to])].sort((a, b) => a - b) }),
  })
  return next
}

describe('a command', () => {
  const game = gameOf('kraftwagen')

  test('a command sent twice is carried out once and answered alike, also by another process', async () => {
    const match = await begin('kraftwagen', 2)
    const command = (await randomCommand(processOf(), match, game))!
    const matches = processOf()
    const first = await Promise.all([matches.execute(match, command), matches.execute(match, command)])
    expect(first).toEqual([
      { ok: true, n: 1 },
      { ok: true, n: 1 },
    ])
    expect(await processOf().execute(match, command)).toEqual({ ok: true, n: 1 })
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int from moves where match_id = $1',
      [match],
    )
    expect(rows[0]!.count).toBe(1)
  })

  test('counts for its own seat only: two seats may choose the same id', async () => {
    const match = await beginTable(database, { game: 'auction' })
    const bid = (seat: Seat) =>
      ({
        type: 'move',
        id: 'chosen',
        basis: 0,
        seat,
        move: { kind: 'bid', coins: { $secret: [seat], value: 1 } },
      }) as const
    const matches = processOf()
    expect(await matches.execute(match, bid(0))).toEqual({ ok: true, n: 1 })
    expect(await processOf().execute(match, bid(1))).toEqual({ ok: true, n: 2 })
    const { view } = (await matches.standing(match, 'spectator'))!
    // Also where the entries precede the snapshot that the match is loaded from.
    await database.pool.query('insert into snapshots values ($1, 2, $2)', [match, JSON.stringify(view)])
    for (const seat of [0, 1] as const) {
      expect(await processOf().execute(match, bid(seat))).toEqual({ ok: true, n: seat + 1 })
    }
  })

  test('of two processes at once only one wins each number', async () => {
    const match = await begin('kraftwagen', 2)
    const command = (await randomCommand(processOf(), match, game))!
    const rivals = Array.from({ length: 5 }, () => processOf().execute(match, { ...command, id: randomUUID() }))
    const outcomes = await Promise.all(rivals)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('that the rules refuse names its rule and changes nothing', async () => {
    const matches = processOf()
    const match = await begin('kraftwagen', 2)
    const command = (await randomCommand(matches, match, game))!
    const wrongSeat = { ...command, seat: (1 - command.seat) as Seat }
    expect(await matches.execute(match, wrongSeat)).toMatchObject({
      ok: false,
      problem: { code: 'refused', rule: 'CH-3' },
    })
    const nonsense = { ...command, id: randomUUID(), move: { kind: 'fly' } }
    expect(await matches.execute(match, nonsense)).toMatchObject({
      ok: false,
      problem: { code: 'refused', rule: 'CH-1' },
    })
    expect((await matches.standing(match, 'spectator'))!.n).toBe(0)
  })

  test('for a match that does not exist finds nothing', async () => {
    const command = { type: 'move', id: randomUUID(), basis: 0, seat: 0, move: {} } as const
    expect(await processOf().execute(matchIdFrom(randomBytes(14)), command)).toMatchObject({
      problem: { code: 'notFound' },
    })
  })
})

describe('taking back', () => {
  const game = gameOf('kraftwagen')

  test('is agreed to through a process with an outdated cache', async () => {
    const [ahead, behind] = [processOf(), processOf()]
    const match = await begin('kraftwagen', 2)
    await behind.standing(match, 'spectator')
    const chance = fastChance(4)
    const makers: Seat[] = []
    while (new Set(makers).size < 2) {
      const command = (await randomCommand(ahead, match, game, chance))!
      await ahead.execute(match, command)
      makers.push(command.seat)
    }
    const n = makers.length
    const asker = makers[0]!
    const other = (1 - asker) as Seat
    expect(await ahead.execute(match, { type: 'undo', id: randomUUID(), basis: n, seat: asker, n: 1 })).toEqual({
      ok: true,
      n,
    })
    const agree = { type: 'consent', id: randomUUID(), basis: n, seat: other, n: 1, agree: true } as const
    expect(await behind.execute(match, agree)).toEqual({ ok: true, n: n + 1 })
    expect(await ahead.undoAsk(match)).toBeUndefined()
  })

  test('is free at first, and asks the others after they have decided', async () => {
    const matches = processOf()
    const match = await begin('kraftwagen', 2)
    const first = (await randomCommand(matches, match, game))!
    await matches.execute(match, first)
    const undo = { type: 'undo', id: randomUUID(), basis: 1, seat: first.seat } as const
    expect(await matches.execute(match, undo)).toEqual({ ok: true, n: 2 })
    expect(await matches.execute(match, undo)).toEqual({ ok: true, n: 2 })
    const before = (await matches.standing(match, 'spectator'))!.view

    const chance = fastChance(2)
    const makers: number[] = []
    while (new Set(makers).size < 2) {
      const command = (await randomCommand(matches, match, game, chance))!
      await matches.execute(match, command)
      makers.push(command.seat)
    }
    const { n } = (await matches.standing(match, 'spectator'))!
    const asker = makers[0] as Seat
    const ask = { type: 'undo', id: randomUUID(), basis: n, seat: asker, n: 3 } as const
    expect(await matches.execute(match, ask)).toEqual({ ok: true, n })
    const other = (1 - asker) as Seat
    expect(await matches.undoAsk(match)).toEqual({ by: asker, n: 3, needs: [other], agreed: [] })
    const agree = { type: 'consent', id: randomUUID(), basis: n, seat: other, n: 3, agree: true } as const
    const answering = processOf()
    expect(await answering.execute(match, agree)).toEqual({ ok: true, n: n + 1 })
    for (const again of [answering, processOf()])
      expect(await again.execute(match, agree)).toEqual({ ok: true, n: n + 1 })
    expect((await processOf().standing(match, 'spectator'))!.view).toEqual(before)
    expect(await matches.undoAsk(match)).toBeUndefined()
  })

  /** An auction in which seat 0 bought the first lot and ended the sale, which drew the next lot: entry 3. */
  async function afterADraw(matches: MatchesHere, bots: readonly Seat[] = []): Promise<MatchId> {
    const match = await beginTable(database, { game: 'auction', bots })
    for (const [seat, coins] of [
      [0, 5],
      [1, 1],
    ] as const) {
      await move(matches, match, seat, { kind: 'bid', coins: { $secret: [seat], value: coins } }, bots.includes(seat))
    }
    await move(matches, match, 0, { kind: 'done' })
    return match
  }

  async function move(matches: MatchesHere, match: MatchId, seat: Seat, move: object, bot = false): Promise<number> {
    const { n: basis } = (await matches.standing(match, seat))!
    const command = { type: 'move', id: randomUUID(), basis, seat, move, ...(bot && { bot }) } as const
    const outcome = await matches.execute(match, command)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
    return outcome.n
  }

  async function undo(matches: MatchesHere, match: MatchId, n: number) {
    const { n: basis } = (await matches.standing(match, 0))!
    return matches.execute(match, { type: 'undo', id: randomUUID(), basis, seat: 0, n })
  }

  async function entryAt(match: MatchId, n: number): Promise<object> {
    const { rows } = await database.pool.query<{ entry: object }>(
      'select entry from moves where match_id = $1 and n = $2',
      [match, n],
    )
    return rows[0]!.entry
  }

  test('asks the owner of a seat that a bot only replaces, and the record names who agreed', async () => {
    const matches = processOf()
    const match = await afterADraw(matches)
    await database.pool.query('update seats set replaced = true where table_id = $1 and seat = 1', [match])
    const fresh = processOf()
    expect(await undo(fresh, match, 3)).toEqual({ ok: true, n: 3 })
    expect(await fresh.undoAsk(match)).toEqual({ by: 0, n: 3, needs: [1], agreed: [] })
    const answer = { type: 'consent', basis: 3, seat: 1, n: 3 } as const
    expect(await fresh.execute(match, { ...answer, id: randomUUID(), agree: false })).toEqual({ ok: true, n: 3 })
    expect(await fresh.undoAsk(match)).toBeUndefined()
    await undo(fresh, match, 3)
    expect(await fresh.execute(match, { ...answer, id: randomUUID(), agree: true })).toEqual({ ok: true, n: 4 })
    expect(await entryAt(match, 4)).toEqual({ undo: 3, consent: [1] })
    // A player who only answers does not take the seat back.
    const { rows } = await database.pool.query('select replaced from seats where table_id = $1 and seat = 1', [match])
    expect(rows).toEqual([{ replaced: true }])
  })

  test('is stale if the sender has not seen its own latest move', async () => {
    const matches = processOf()
    const match = await begin('auction', 2)
    const first = await move(matches, match, 0, { kind: 'bid', coins: { $secret: [0], value: 5 } })
    const command = { type: 'undo', seat: 0, id: randomUUID() } as const
    expect(await matches.execute(match, { ...command, basis: first - 1 })).toEqual({
      ok: false,
      problem: { code: 'stale', facts: { version: first } },
    })
    expect(await matches.execute(match, { ...command, n: first, basis: first - 1 })).toMatchObject({ ok: false })
    expect(await matches.execute(match, { ...command, basis: first })).toEqual({ ok: true, n: first + 1 })
    // Sent again it is the same command, though its basis is old now.
    expect(await matches.execute(match, { ...command, basis: first })).toEqual({ ok: true, n: first + 1 })
  })

  test('is agreed to at once by a bot, and by the bot of a player who resigned', async () => {
    const matches = processOf()
    const withBot = await afterADraw(matches, [1])
    expect(await undo(matches, withBot, 3)).toEqual({ ok: true, n: 4 })
    const resigned = await afterADraw(matches)
    await database.pool.query('update seats set replaced = true, resigned = true where table_id = $1 and seat = 1', [
      resigned,
    ])
    expect(await undo(processOf(), resigned, 3)).toEqual({ ok: true, n: 4 })
  })

  test('repeats the draws: the same seat is dealt the same again, also by another process, beyond snapshots', async () => {
    let matches = processOf()
    const match = await afterADraw(matches, [1])
    const drawn = (await entryAt(match, 3)) as { draws: number[] }
    expect(drawn.draws).toHaveLength(1)
    let last = 3
    // More entries than between two snapshots.
    for (let tries = 0; tries < 24; tries++) {
      expect(await undo(matches, match, last)).toMatchObject({ ok: true })
      if (tries % 5 === 4) matches = processOf()
      last = await move(matches, match, 0, { kind: 'done' })
      expect(await entryAt(match, last)).toMatchObject({ draws: drawn.draws })
    }
    expect(last).toBeGreaterThan(32)
  }, 60_000)
})

test('moves are committed while more matches are read than there are connections', async () => {
  const few = openDatabase({ url: database.url, connections: 4 })
  const matches = playMatches({ database: few, bus: localBus(), budget: budgetOf(1_000), log })
  const match = await begin('kraftwagen', 2)
  const next = () => randomCommand(matches, match, gameOf('kraftwagen'))
  expect(await matches.execute(match, (await next())!)).toEqual({ ok: true, n: 1 })
  const command = (await next())!
  const others = await Promise.all(Array.from({ length: 8 }, () => begin('kraftwagen', 2)))
  // Every read of a match waits for this; a commit does not.
  const locker = await database.connect()
  await locker.query('begin; lock table snapshots in access exclusive mode')
  const reading = others.map((other) => matches.standing(other, 'spectator'))
  expect(await matches.execute(match, command)).toEqual({ ok: true, n: 2 })
  await locker.query('rollback')
  for (const standing of await Promise.all(reading)) expect(standing?.n).toBe(0)
  await locker.end()
  await few.close()
})
