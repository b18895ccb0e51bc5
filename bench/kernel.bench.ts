import { createHash } from 'node:crypto'
import {
  type AnyGame,
  type AnyMatch,
  advance,
  canonical,
  chainHash,
  type Hasher,
  playMove,
  portableDigest,
  silentEffects,
  startMatch,
} from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { type Contender, compare, formatRatio, ratio, spreadOf } from './compare.ts'
import { Dealt, type RecordedGame, recordGames, startsOf } from './recorded-games.ts'
import { plotSpreads } from './spread-plot.ts'

/*
 * What a move costs through a match, against the bare rules: `play` on a running state and nothing else.
 * All contenders play the same recorded games.
 */

const aim = 4
/** On a busy machine a ratio can look half as bad again; only what is grossly off fails. */
const guard = 2 * aim

const nativeDigest: Hasher = (text) => createHash('sha256').update(text, 'utf8').digest('hex')

export function bench([id = 'auction']: readonly string[]): number {
  const title = titleOf(id)
  if (!title) throw new RangeError(`There is no game ${id}.`)
  const [game] = title.versions
  const games = recordGames(title, 100)
  const moves = games.reduce((sum, recorded) => sum + recorded.moves.length, 0)
  const rounds = 15
  console.log(
    `${games.length} recorded games of ${id}, ${moves} moves; medians of ${rounds} rounds, and their middle halves`,
  )

  const times = compare(
    {
      bare: barePlay(game, games),
      advance: throughAdvance(game, games),
      portable: throughMatch(game, games, portableDigest),
      native: throughMatch(game, games, nativeDigest),
      canonical: canonicalForm(games),
      portableHash: hashing(games, portableDigest),
      nativeHash: hashing(games, nativeDigest),
    },
    { rounds, milliseconds: 60 },
  )

  console.log(`bare play: ${(spreadOf(times.bare).median / moves).toFixed(2)} µs a move`)
  const advancing = ratio(times.advance, times.bare)
  console.log(`advance / bare play: ${formatRatio(advancing)}`)
  console.log(`playMove, portable digest / bare play: ${formatRatio(ratio(times.portable, times.bare))}`)
  console.log(`playMove, node:crypto digest / bare play: ${formatRatio(ratio(times.native, times.bare))}`)
  console.log(`playMove, portable / node:crypto digest: ${formatRatio(ratio(times.portable, times.native))}`)
  logShares('portable', times.portable, times.canonical, times.portableHash)
  logShares('node:crypto', times.native, times.canonical, times.nativeHash)

  plotSpreads(
    `kernel-${id}`,
    `${id}: times the bare rules, by way of playing a move`,
    {
      advance: advancing,
      'playMove, portable digest': ratio(times.portable, times.bare),
      'playMove, node:crypto digest': ratio(times.native, times.bare),
    },
    aim,
  )
  const meetsAim = advancing.median <= aim
  console.log(
    `${meetsAim ? 'PASS' : 'FAIL'}: advance is to cost at most ${aim}x bare play (exit code 1 beyond ${guard}x)`,
  )
  return advancing.median > guard ? 1 : 0
}

/** Where the time of a move through the match goes. Making the text one piece counts for the digest, which asks for it. */
function logShares(
  digest: string,
  whole: readonly number[],
  writing: readonly number[],
  hashing: readonly number[],
): void {
  const share = (part: readonly number[]) => Math.round(100 * ratio(part, whole).median)
  const digesting = hashing.map((time, round) => time - (writing[round] ?? Number.NaN))
  const hashShare = share(hashing)
  console.log(
    `of playMove with the ${digest} digest: hashing ${hashShare} % ` +
      `(canonical form ${share(writing)} %, digest ${share(digesting)} %), the rest ${100 - hashShare} %`,
  )
}

function barePlay(game: AnyGame, games: readonly RecordedGame[]): Contender {
  const dealt = new Dealt()
  const fx = silentEffects<object>(dealt)
  return {
    prepare() {
      const states = startsOf(game, games)
      return () =>
        games.forEach(({ moves }, i) => {
          const state = states[i] as object // one state for each game
          for (const { seat, move, draws } of moves) {
            dealt.put(draws)
            game.play(state, seat, move, fx)
          }
        })
    },
  }
}

function throughAdvance(game: AnyGame, games: readonly RecordedGame[]): Contender {
  const dealt = new Dealt()
  return {
    prepare() {
      const states = startsOf(game, games)
      return () =>
        games.forEach(({ moves }, i) => {
          let state = states[i] as object // one state for each game
          for (const { seat, move, draws } of moves) {
            const step = advance(game, state, seat, move, () => dealt.put(draws))
            if (!step.legal) throw new Error(step.rule)
            state = step.state
          }
        })
    },
  }
}

function throughMatch(game: AnyGame, games: readonly RecordedGame[], digest: Hasher): Contender {
  return {
    prepare() {
      const matches = games.map((recorded, i) => matchOf(game, recorded, `bench-${i}`, digest))
      return () =>
        games.forEach(({ moves }, i) => {
          const match = matches[i] as AnyMatch // one match for each game
          for (const { seat, move } of moves) {
            const played = playMove(match, seat, move)
            if (!played.legal) throw new Error(played.rule)
          }
        })
    },
  }
}

function matchOf(
  game: AnyGame,
  { players, options, openingDraws, moves }: RecordedGame,
  match: string,
  digest: Hasher,
) {
  const dealt = new Dealt()
  const deal = (entry: number) => dealt.put(entry === 0 ? openingDraws : (moves[entry - 1]?.draws ?? []))
  return startMatch(game, { match, players, options, source: { kind: 'fast', seed: 0 }, deal, digest })
}

function canonicalForm(games: readonly RecordedGame[]): Contender {
  return {
    prepare: () => () => {
      let length = 0
      for (const { moves } of games) {
        for (const { n, seat, move, draws, after } of moves) {
          length += canonical({ n, seat, move, draws }).length + canonical(after).length
        }
      }
      if (length === 0) throw new Error('nothing was written')
    },
  }
}

function hashing(games: readonly RecordedGame[], digest: Hasher): Contender {
  return {
    prepare: () => () => {
      for (const { moves } of games) {
        let before = ''
        for (const { n, seat, move, draws, after } of moves)
          before = chainHash(digest, before, { n, seat, move, draws }, after)
      }
    },
  }
}
