import type { MatchId } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { type ComposeOptions, composeNotification, type Reader, type TableNews } from './compose.ts'

const composing: ComposeOptions = {
  publicUrl: 'https://site.example',
  linkTo: () => 'https://site.example/go',
  now: () => 0,
}
const reader: Reader = { account: 'a', channel: 'mail', language: 'en', zone: 'UTC', shared: false }

function turnIn(game: string): TableNews {
  return { kind: 'turn', match: 'm' as MatchId, n: 7, game, others: ['Ben', 'Cleo'] }
}

test.each([
  ['en', 'kraftwagen', 'Kraftwagen, V6 edition'],
  ['de', 'kraftwagen', 'Kraftwagen, V6-Ausgabe'],
] as const)('a notification in %s names %s in that language', async (language, game, name) => {
  expect((await composeNotification(turnIn(game), { ...reader, language }, composing)).title).toContain(name)
})

test('the notification of a closed table names nobody, and links to the home page', async () => {
  const message = await composeNotification(
    { ...turnIn('kraftwagen'), kind: 'closed', n: 0, others: [] },
    reader,
    composing,
  )
  expect(message.title).toBe('Table closed: Kraftwagen, V6 edition')
  expect(message.text).not.toContain('{')
  expect(message.places).toEqual([{ text: 'Open Carriage House', link: 'https://site.example/go' }])
})

test('an invitation to a club names it and links to its page without signing anybody in', async () => {
  const club = { ...turnIn('kraftwagen'), kind: 'club', n: -1, game: 'Thursday round', others: [] } as const
  const message = await composeNotification(club, reader, composing)
  expect(message.title).toBe('Club invitation: Thursday round')
  expect(message.link).toBe(`https://site.example/clubs/${club.match}`)
  expect(message.text).not.toContain('{')
  // A club may be named like a game.
  const named = await composeNotification({ ...club, game: 'kraftwagen' }, { ...reader, language: 'de' }, composing)
  expect(named.title).toBe('Einladung in den Club kraftwagen')
})

test('a game that is not translated keeps its English name', async () => {
  expect((await composeNotification(turnIn('auction'), { ...reader, language: 'de' }, composing)).title).toContain(
    'Auction',
  )
})
