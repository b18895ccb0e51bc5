import { readFileSync } from 'node:fs'
import { readRecord } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { loadTranslator } from '../platform/i18n/game-translator.ts'
import { standing } from '../table/model/history.ts'
import type { ShownEntry } from '../table/model/link.ts'
import { reelOf } from '../table/replay/reel.ts'
import { manifestOf, offeredGames } from './index.ts'

/** Recorded games with most kinds of events. */
const records = [
  ['kraftwagen', 'four-players-specialty-tiles'],
  ['kraftwagen', 'two-players'],
  ['age-of-engineering', 'two-players-every-option'],
  ['age-of-engineering', 'four-players-hidden-points'],
  ['horseless-carriage', 'version-2-three-players'],
  ['horseless-carriage', 'version-2-four-players-introductory'],
] as const

/** The entries of a seat until another seat acts: small steps may have only one highlight together. */
function turnsOf(entries: readonly ShownEntry[]): ShownEntry[][] {
  const turns: ShownEntry[][] = []
  for (const entry of standing(entries).filter(({ seat }) => seat !== undefined)) {
    const last = turns.at(-1)
    if (last && last[0]?.seat === entry.seat) last.push(entry)
    else turns.push([entry])
  }
  return turns
}

test('every offered game has a recorded game here', () => {
  expect(new Set(records.map(([game]) => game))).toEqual(new Set(offeredGames.map(({ id }) => id)))
})

test.each(records)('%s, %s: every turn of a seat has a highlight', async (game, name) => {
  const title = await manifestOf(game)?.title()
  if (!title) throw new RangeError(`Unknown game: ${game}`)
  const record = readFileSync(new URL(`../../games/${game}/fixtures/${name}.record.json`, import.meta.url), 'utf8')
  const { players } = readRecord(record)
  const translator = loadTranslator(title, 'en', 'spectator', (seat) => players[seat] ?? '')
  const turns = turnsOf(reelOf(await title.games(), { id: name, me: undefined, record }).entries)
  const untold = turns
    .map((turn) => ({ from: turn[0]?.n, events: turn.flatMap(({ events }) => events) }))
    .filter(({ events }) => translator.events(events).length === 0)
  expect(untold).toEqual([])
  expect(turns.length).toBeGreaterThan(10)
})
