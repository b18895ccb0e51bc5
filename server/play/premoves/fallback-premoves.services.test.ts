import { awaitedSeats, componentsWith, fastChance, open, type Seat, type Secret, secret } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library, titleOf } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { anyMove } from '../bots/any-move.ts'
import { budgetOf, type MatchesHere, playMatches } from '../matches/index.ts'

const id = 'horseless-carriage'
const game = library.latest(id)!
const bus = localBus()
let database: TestDatabase
let matches: MatchesHere

beforeAll(async () => {
  database = await testDatabase()
  matches = playMatches({ database, bus, budget: budgetOf(5_000), log: pino({ level: 'silent' }), premoveDelay: 0 })
})
afterAll(async () => {
  await bus.close()
  await database.drop()
})

/** A research department for each of five players, and one more; with three players two go back into the box. */
function scarceBox(): object {
  const standard = titleOf(id)?.components ?? {}
  const { departments } = standard as { departments: { rows: { research: object } } }
  const research = { ...departments.rows.research, tiles: 6, perColour: 1 }
  const tables = { departments: { rows: { ...departments.rows, research } } }
  return componentsWith(standard, { title: 'One department short', tables })
}

const standing = async (match: MatchId, seat: Seat) => (await matches.standing(match, seat))!

async function play(match: MatchId, seat: Seat, move: object): Promise<void> {
  const { n } = await standing(match, seat)
  await matches.execute(match, { type: 'move', id: `move-${n}`, basis: n, seat, move })
}

/** A table at which all three have to plan what they build. */
async function planningTable(): Promise<MatchId> {
  const match = await beginTable(database, { game: id, seats: 3, options: { components: scarceBox() } })
  const luck = fastChance(7)
  for (;;) {
    const { view } = await standing(match, 0)
    if ((view as { stage: { name: string } }).stage.name === 'factory') return match
    const seat = awaitedSeats(game.turn(view))[0]!
    await play(match, seat, anyMove(game, (await standing(match, seat)).view, seat, luck))
  }
}

interface Plan {
  readonly pieces: readonly object[]
  readonly expansion: object | null
}

const submission = (seat: Seat, plan: Plan) => ({ kind: 'submitPlan', plan: secret(plan, [seat]) })

/** Only the floor expansion that every plan needs, at a place where it is allowed. */
function barePlan(view: object, seat: Seat): Plan {
  const { plan } = game.suggest!(view, seat, fastChance(1)) as { plan: Secret<Plan> }
  return { pieces: [], expansion: open(plan).expansion }
}

/** With a research department, at the first place where it is allowed. */
function planWithDepartment(view: object, seat: Seat): Plan {
  const bare = barePlan(view, seat)
  for (let place = 0; place < 400; place++) {
    const piece = { kind: 'department', type: 'research', x: place % 20, y: Math.floor(place / 20), rot: 0 }
    const plan = { ...bare, pieces: [piece] }
    if (game.judge(view, seat, submission(seat, plan)).legal) return plan
  }
  throw new Error('There is no room for a department.')
}

test('HC-5.70 after a real shortage the server submits the fallback that was set with the plan', async () => {
  const match = await planningTable()
  const { view } = await standing(match, 0)
  const [first, ...others] = (view as { order: readonly Seat[] }).order
  for (const seat of others) {
    const { view: own } = await standing(match, seat)
    await play(match, seat, submission(seat, planWithDepartment(own, seat)))
    const [replan] = game.premoves?.ahead((await standing(match, seat)).view, seat) ?? []
    expect(replan?.moment).toMatch(/^replan\//)
    const premove = { moment: replan!.moment, moves: [submission(seat, barePlan(own, seat))], relies: [] }
    expect(await matches.savePremoves(match, seat, [premove])).toMatchObject({ ok: true })
  }
  await matches.playPremoves(match)
  expect(await premovedMoves(match)).toEqual([])

  // The first in the order of play takes the last department: the plans of both others are reopened.
  const { view: firsts } = await standing(match, first!)
  await play(match, first!, submission(first!, planWithDepartment(firsts, first!)))
  for (let calls = 0; calls < others.length; calls++) await matches.playPremoves(match)
  expect(await premovedMoves(match)).toEqual(others.map((seat) => ({ seat, kind: 'submitPlan' })))
  const after = (await standing(match, 0)).view as { stage: { name: string } }
  expect(after.stage.name).not.toBe('factory')
})

async function premovedMoves(match: MatchId): Promise<readonly object[]> {
  const { rows } = await database.pool.query<{ seat: number; kind: string }>(
    `select seat, entry -> 'move' ->> 'kind' as kind from moves where match_id = $1 and command like 'order-%' order by n`,
    [match],
  )
  return rows
}
