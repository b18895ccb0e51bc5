import {
  type AnyMatch,
  canonical,
  fastChance,
  preview,
  redact,
  type UndoAnswer,
  type Viewer,
  viewOf,
} from '@carriage/kernel'
import { type Change, changeTexts, type Frame } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { type LocalMatch, startLocal } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import { followerOf } from './follower.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()

const viewers: readonly Viewer[] = [0, 1, 'spectator']

/**
 * The latest entry as a server sends it: alone where the viewer can replay it, otherwise with the change of the view.
 */
function frameFor(match: AnyMatch, viewer: Viewer, before: object, events: readonly object[]): Frame {
  const entry = match.log.at(-1)!
  const common = { n: entry.n, at: 0, seat: entry.seat }
  const [text = ''] = changeTexts(before, match.state, [viewer])
  const change = JSON.parse(text) as Change // written by changeTexts
  if ('undo' in entry) return { ...common, entry: { undo: entry.undo, consent: entry.consent }, change }
  const { move, draws } = redact({ move: entry.move, draws: entry.draws }, viewer)
  const stopped = preview(match.game, redact(before, viewer), entry.seat, move)
  const meetsSecret = stopped.legal && stopped.stopped === 'secret'
  return meetsSecret
    ? { ...common, entry: { move, draws }, change, events: redact(events, viewer) }
    : { ...common, entry: { move, draws } }
}

/** Makes the next bot move, if there is one, and returns its frame. */
function letBotMove(local: LocalMatch) {
  const turn = local.forBot()
  if (!turn) return undefined
  const { seat, view, seed } = turn
  return local.playBot(seat, simpleMove(local.match.game, view, seat, fastChance(seed)))
}

test('a player who follows a match frame by frame sees the same as a fresh load, to the end', () => {
  const secret = 'cd'.repeat(32)
  const local = startLocal(versions, {
    id: 'f',
    players: ['A', 'B', 'C'],
    me: 0,
    options: {},
    secret,
  })
  const { match } = local
  const luck = fastChance(11)
  const followers = viewers.map((viewer) =>
    followerOf(match.game, viewOf(match, viewer), viewer === 'spectator' ? undefined : viewer),
  )
  let undone = 0
  for (;;) {
    const turn = match.game.turn(match.state)
    if (turn.over) break
    const before = match.state
    const free = local.undoable()
    const own = turn.seats.includes(0)
    const made =
      own && free?.legal && free.free && luck.below(6) === 0
        ? local.undo('step')
        : own
          ? local.play(simpleMove(match.game, viewOf(match, 0), 0, luck))
          : letBotMove(local)
    if (!made || 'legal' in made) throw new Error('nothing was made')
    if (made.undone !== undefined) undone++
    viewers.forEach((viewer, index) => {
      const frame = frameFor(match, viewer, before, local.past.at(-1)?.events ?? [])
      expect(followers[index]!.follow(JSON.parse(JSON.stringify(frame)) as Frame)).toBeDefined()
      expect(canonical(followers[index]!.view)).toBe(canonical(viewOf(match, viewer)))
    })
    expect(freeOf(followers[0]!.undoable())).toEqual(freeOf(local.undoable()))
  }
  expect(undone).toBeGreaterThan(0)
})

function freeOf(answer: UndoAnswer | undefined): object | undefined {
  return answer?.legal ? { free: answer.free, n: answer.n } : undefined
}

test('a frame out of sequence is not applied', () => {
  const secret = 'cd'.repeat(32)
  const { match } = startLocal(versions, {
    id: 'f',
    players: ['A', 'B'],
    me: 0,
    options: {},
    secret,
  })
  const follower = followerOf(match.game, viewOf(match, 0), 0)
  expect(follower.follow({ n: 2, at: 0, seat: 0, entry: { move: {}, draws: [] } })).toBeUndefined()
  expect(follower.n).toBe(0)
})
