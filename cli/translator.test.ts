import { auctionTitle } from '@carriage/auction'
import { type AnyMatch, playMove, type Seat, seatsOf, startMatch, type Viewer } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { terminalTranslator } from './formatter.ts'
import { createTableTranslator, type TableTranslator } from './translator.ts'

const players = ['Ada', 'Ben', 'Cleo', 'Dora']

function translatorFor(names: readonly string[]): TableTranslator {
  return createTableTranslator(auctionTitle, 'en', names, terminalTranslator('en'))
}

describe('every phrase of random auctions has a message for every viewer', () => {
  test.each(auctionTitle.variants)('$seats seats, $options.purse purses', ({ seats, options }) => {
    const names = players.slice(0, seats)
    const translator = translatorFor(names)
    const viewers: Viewer[] = [...seatsOf(seats), 'spectator']
    for (let seed = 1; seed <= 5; seed++) {
      const source = { kind: 'fast', seed } as const
      const match: AnyMatch = startMatch(auctionTitle.versions[0], { match: 'm', players: names, options, source })
      const choice = choiceOf(seed)
      formatEvents(match.setupEvents)
      for (;;) {
        for (const viewer of viewers) expectFormatted(translator.board(match.state, viewer))
        const turn = match.game.turn(match.state)
        if (turn.over) break
        const seat = pickFrom(turn.seats, choice)
        expectFormatted([translator.decision(match.state, seat)])
        const moves = [...match.game.moves(match.state, seat)]
        for (const move of moves) {
          expectFormatted(viewers.map((viewer) => translator.move(match.state, viewer, seat, move)))
        }
        const played = playMove(match, seat, pickFrom(moves, choice))
        if (!played.legal) throw new Error(`${played.rule} refuses a listed move`)
        formatEvents(played.events)
      }
    }

    function formatEvents(events: readonly object[]): void {
      for (const viewer of viewers) {
        expect(expectFormatted(translator.events(events, viewer))).toBe(events.length)
      }
    }
  })
})

function expectFormatted(texts: readonly string[]): number {
  for (const text of texts) {
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/undefined|\[object|NaN|[{}]/)
  }
  return texts.length
}

describe('names', () => {
  const translator = translatorFor(['Ada', 'Ben'])

  test("a seat is called by its player's name, and the viewer's own seat is marked", () => {
    expect(translator.name(0, 1)).toBe('Ada')
    expect(translator.name(0, 0)).toBe('Ada (you)')
    expect(translator.name(0, 'spectator')).toBe('Ada')
  })

  test('names within a sentence are formatted first', () => {
    const sold = { kind: 'lotSold', lot: 'landau', to: 1, coins: 3 }
    expect(translator.events([sold], 0)).toEqual(['a landau (carriage, 5) goes to Ben for 3 coins.'])
    expect(translator.events([sold], 1)).toEqual(['a landau (carriage, 5) goes to Ben (you) for 3 coins.'])
  })

  test('a seat that is not at the table has no name', () => {
    expect(() => translator.name(5)).toThrow('There is no seat 5.')
  })
})

test('whatever a translator is given, it shows no viewer anything hidden from them', () => {
  const translator = translatorFor(['Ada', 'Ben'])
  const source = { kind: 'fast', seed: 1 } as const
  const match: AnyMatch = startMatch(auctionTitle.versions[0], {
    match: 'm',
    players: ['Ada', 'Ben'],
    options: { purse: 'plain' },
    source,
  })
  const bid = { kind: 'bid', coins: { $secret: [0], value: 7 } }
  playMove(match, 0, bid)
  expect(translator.move(match.state, 0, 0, bid)).toBe('Bid 7 coins')
  const others: Viewer[] = [1, 'spectator']
  for (const viewer of others) {
    expect(translator.move(match.state, viewer, 0, bid)).toBe('Bid secret')
    expect(translator.events([{ kind: 'bidMade', seat: 0, coins: bid.coins }], viewer)).toEqual(['Ada bids (secret).'])
    expect(translator.board(match.state, viewer).join('\n')).not.toContain('7 coins')
  }
})

test('an unknown message fails', () => {
  const mute = { ...auctionTitle, words: { ...auctionTitle.words, messages: { en: { title: 'Mute' } } } }
  const translator = createTableTranslator(mute, 'en', ['Ada', 'Ben'], terminalTranslator('en'))
  const seat: Seat = 0
  expect(() => translator.events([{ kind: 'lotWithdrawn', lot: 'landau' }], seat)).toThrow(
    'The message lot.landau is missing',
  )
})

test('an event without a message is skipped', () => {
  const messages = { en: { ...auctionTitle.words.messages.en, 'event.lotWithdrawn': '' } }
  const title = { ...auctionTitle, words: { ...auctionTitle.words, messages } }
  const translator = createTableTranslator(title, 'en', ['Ada', 'Ben'], terminalTranslator('en'))
  const events = [
    { kind: 'lotWithdrawn', lot: 'landau' },
    { kind: 'lotOffered', lot: 'landau' },
  ]
  expect(translator.events(events, 0)).toEqual(['Under the hammer: a landau (carriage, 5).'])
})
