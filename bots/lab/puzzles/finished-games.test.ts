import { globSync, readFileSync } from 'node:fs'
import {
  type AnyGame,
  canonical,
  createLibrary,
  readRecord,
  recordedChance,
  replay,
  silentEffects,
} from '@carriage/kernel'
import { titles } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { gameInRecord } from './finished-games.ts'

const records = titles.flatMap(({ about: { id }, versions: [game] }) =>
  globSync(`games/${id}/fixtures/*.record.json`).map((file) => ({ file, game: game as AnyGame })),
)

test.each(records)('the finished game of $file replays from its draws and moves', ({ file, game }) => {
  const record = readRecord(readFileSync(file, 'utf8'))
  const played = gameInRecord(game, file)
  if (record.rules !== game.rules) {
    expect(played).toBeUndefined()
    return
  }
  const fx = silentEffects<object>(recordedChance(played!.draws))
  const state = game.setup(played!, fx)
  for (const { seat, move } of played!.moves) game.play(state, seat, move, fx)
  expect(canonical(state)).toBe(canonical(replay(record, createLibrary([game])).state))
})
