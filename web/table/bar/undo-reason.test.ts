import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { startLocal } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import type { EntryUpdate } from '../model/link.ts'
import { de } from './undo-messages.de.ts'
import { en } from './undo-messages.en.ts'
import { undoReason } from './undo-reason.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()
const names = ['Me', 'Ada', 'Emil']
const emit = loadTranslator(title, 'en', 0, (seat) => names[seat] ?? '')
const t = createMessageFormatter({ en, de }, 'en')

/** Plays until the last update matches. */
function playedUntil(wanted: (update: EntryUpdate) => boolean): EntryUpdate[] {
  for (let seed = 1; seed < 30; seed++) {
    const local = startLocal(versions, {
      id: 'm',
      players: names,
      me: 0,
      options: {},
      secret: seed.toString(16).padStart(2, '0').repeat(32),
    })
    const chance = fastChance(seed)
    const updates: EntryUpdate[] = []
    for (;;) {
      const turn = local.match.game.turn(local.match.state)
      if (turn.over) break
      const bot = local.forBot()
      const made = bot
        ? local.playBot(bot.seat, simpleMove(local.match.game, bot.view, bot.seat, chance))
        : local.play(simpleMove(local.match.game, local.match.state, 0, chance))
      if ('legal' in made) throw new Error(`A simple player was refused by ${made.rule}.`)
      updates.push(made)
      if (wanted(made)) return updates
    }
  }
  throw new Error('No game came to such a position.')
}

describe('a disabled Undo says why', () => {
  test('before the first move there is nothing to undo', () => {
    expect(undoReason(undefined, [], emit, t)).toEqual({
      rule: 'CH-6',
      why: 'You have no move to undo.',
    })
  })

  test('after a move that can be undone there is no reason', () => {
    const played = playedUntil(({ undo }) => undo?.legal === true && undo.free)
    expect(undoReason(played.at(-1)?.undo, played, emit, t)).toBeUndefined()
  })

  test('a draw since then is named', () => {
    const played = playedUntil(({ undo, events }) => {
      const drawn = undo?.legal === true && !undo.free && undo.because === 'drawn'
      return drawn && emit.events(events).length > 0
    })
    const update = played.at(-1)
    const [first = ''] = emit.events(update?.events ?? [])
    const reason = undoReason(update?.undo, played, emit, t)
    expect(reason).toMatchObject({ rule: 'CH-5' })
    expect(reason?.why).toContain('something has been drawn since.')
    expect(reason?.why).toContain(first)
  })

  test('the seat that moved since then is named', () => {
    const played = playedUntil(({ undo }) => undo?.legal === true && !undo.free && undo.because === 'decided')
    expect(undoReason(played.at(-1)?.undo, played, emit, t)?.why).toMatch(/: (Ada|Emil) has moved since\. /)
  })
})
