import { keyedAuction, playToTheEnd } from '@carriage/auction/testing'
import { expect, test } from 'vitest'
import { nextNumber, playMove, resumeMatch } from '../play/match.ts'
import { canonical } from './canonical.ts'
import { unhashed } from './hash.ts'

test('a match resumed from any stored position ends the same way', () => {
  const whole = playToTheEnd(keyedAuction())
  const again = keyedAuction()
  const saved = [{ n: 0, hash: again.hash, state: again.state }]
  for (const entry of whole.log) {
    if ('move' in entry) playMove(again, entry.seat, entry.move)
    saved.push({ n: entry.n, hash: again.hash, state: again.state })
  }
  const { match, options, source } = whole.header
  for (const { n, hash, state } of saved) {
    const resumed = resumeMatch(
      whole.game,
      { match, players: whole.players, options, source },
      { opening: whole.opening, n, hash, state: whole.game.clone(state) },
    )
    expect(nextNumber(resumed)).toBe(n + 1)
    for (const entry of whole.log.slice(n)) {
      if ('move' in entry) playMove(resumed, entry.seat, entry.move)
    }
    expect(resumed.hash).toBe(whole.hash)
    expect(canonical(resumed.state)).toBe(canonical(whole.state))
  }
})

test('a server that stores every entry need not hash them', () => {
  const match = { ...keyedAuction(), digest: unhashed }
  playToTheEnd(match)
  expect(match.log.every(({ hash }) => hash === '')).toBe(true)
})
