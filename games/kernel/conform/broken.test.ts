import { type Auction, type AuctionState, auction, auctionTitle } from '@carriage/auction'
import { describe, expect, test } from 'vitest'
import { isOpen, legal, open, refuse, secret } from '../index.ts'
import { ConformityFailure, type ContractPromise, conform } from './index.ts'

/* Games that each break one promise. The suite must catch every one of them. */

describe('conform detects', () => {
  test('a leak in a view: the last bid is public', () => {
    const leaky = broken({
      play(state: AuctionState & { lastBid?: number }, seat, move, fx) {
        auction.play(state, seat, move, fx)
        if (move.kind === 'bid') state.lastBid = open(move.coins)
      },
      clone: (state: AuctionState & { lastBid?: number }) => ({
        ...auction.clone(state),
        ...(state.lastBid !== undefined && { lastBid: state.lastBid }),
      }),
    })
    expect(findingIn(leaky)).toBe('non-interference')
  })

  test('an array shared by a clone', () => {
    expect(findingIn(broken({ clone: (state) => ({ ...auction.clone(state), lots: state.lots }) }))).toBe('clone')
  })

  test('a clone that omits something', () => {
    const forgetful = broken({ clone: (state) => ({ ...auction.clone(state), drawn: 1 }) })
    expect(findingIn(forgetful)).toBe('clone')
  })

  test('Math.random in the rules', () => {
    const gambling = broken({
      play(state, seat, move, fx) {
        auction.play(state, seat, move, fx)
        // oxlint-disable-next-line no-restricted-properties -- this is the very thing that must be found
        if (state.step.name === 'sale' && Math.random() < 2) state.step = { ...state.step }
      },
    })
    expect(findingIn(gambling)).toBe('purity')
  })

  test('a clock in the rules', () => {
    const punctual = broken({ turn: (state) => (Date.now() > 0 ? auction.turn(state) : auction.turn(state)) })
    expect(findingIn(punctual)).toBe('purity')
  })

  test('a hidden closure: something is stored outside the state', () => {
    let polishes = 0
    const forgetsNothing = broken({
      play(state, seat, move, fx) {
        auction.play(state, seat, move, fx)
        if (move.kind === 'polish') polishes += 1
        if (polishes % 3 === 2) fx.emit({ kind: 'lotWithdrawn', lot: 'landau' })
      },
    })
    expect(findingIn(forgetsNothing)).toBe('determinism')
  })

  test('a function stored in the state', () => {
    const withClosure = broken({
      setup: (parameters, fx) => ({ ...auction.setup(parameters, fx), next: () => 'bidding' }),
    })
    expect(findingIn(withClosure)).toBe('plain data')
  })

  test('a legal move that throws', () => {
    const fragile = broken({
      play(state, seat, move, fx) {
        if (move.kind === 'spy') throw new Error('unexpected')
        auction.play(state, seat, move, fx)
      },
    })
    expect(findingIn(fragile)).toBe('play')
  })

  test('a move list that reads the bids of others', () => {
    const peeking = broken({
      moves(state, seat) {
        const rivals = state.bidders.flatMap(({ bid }) => (bid ? [open(bid)] : []))
        return [...auction.moves(state, seat)].filter(
          (move) => move.kind !== 'bid' || !rivals.includes(open(move.coins)),
        )
      },
      judge(state, seat, move) {
        const rivals = state.bidders.flatMap(({ bid }) => (bid ? [open(bid)] : []))
        if (move.kind === 'bid' && rivals.includes(open(move.coins))) return refuse('AU-4')
        return auction.judge(state, seat, move)
      },
    })
    expect(findingIn(peeking)).toBe('moves on a view')
  })

  test('a move with another result for a watcher, though no secret was opened', () => {
    const shy = broken({
      play(state, seat, move, fx) {
        const taste = state.bidders[seat]?.taste
        auction.play(state, seat, move, fx)
        if (move.kind === 'polish' && typeof taste === 'object' && !isOpen(taste)) state.drawn += 1
      },
    })
    expect(findingIn(shy)).toBe('moves on a view')
  })

  test('a wrong undo: unreported spying can be undone freely, and the coins with it', () => {
    const sly = broken({
      play(state, seat, move, fx) {
        if (move.kind !== 'spy') return auction.play(state, seat, move, fx)
        const rival = state.bidders[move.on]
        const spy = state.bidders[seat]
        if (!rival || !spy) return
        spy.coins -= 2
        state.step = { name: 'sale', winner: seat, spied: true }
        if (typeof rival.taste !== 'string') {
          rival.taste = secret(
            open(rival.taste),
            [...new Set([seat, ...rival.taste.$secret])].sort((a, b) => a - b),
          )
        }
      },
    })
    expect(findingIn(sly)).toBe('undo')
  })

  test('an order that depends on object keys', () => {
    const disorderly = broken({
      moves(state, seat) {
        const moves = [...auction.moves(state, seat)]
        return Object.keys(state)[0] === 'step' ? moves : moves.reverse()
      },
    })
    expect(findingIn(disorderly)).toBe('key order')
  })

  test('an outcome that depends on object keys', () => {
    const disorderly = broken({
      play(state, seat, move, fx) {
        auction.play(state, seat, move, fx)
        const winner = Object.keys(state).indexOf('bidders')
        if (move.kind === 'done' && winner === 0) fx.emit({ kind: 'lotWithdrawn', lot: 'landau' })
      },
    })
    expect(findingIn(disorderly)).toBe('key order')
  })

  test('an event that contains a secret', () => {
    const talkative = broken({
      play(state, seat, move, fx) {
        if (move.kind === 'bid') fx.emit({ kind: 'bidsOpened', bids: [open(move.coins)] })
        auction.play(state, seat, move, fx)
      },
    })
    expect(findingIn(talkative)).toBe('non-interference')
  })

  test('a game that never ends', () => {
    const endless = broken({
      play(state, seat, move, fx) {
        if (move.kind === 'done') state.drawn -= 1
        state.lots = ['barouche', 'landau', 'phaeton', 'regulator']
        auction.play(state, seat, move, fx)
        if (state.step.name === 'over') state.step = { name: 'bidding', lot: 'landau' }
      },
    })
    expect(findingIn(endless)).toBe('ending')
  })

  test('a legal move that is not listed', () => {
    const shy = broken({
      moves: (state, seat) => [...auction.moves(state, seat)].filter(({ kind }) => kind !== 'polish'),
    })
    expect(findingIn(shy)).toBe('moves and judge')
  })

  test('a listed move that is not legal', () => {
    const generous = broken({
      moves(state, seat) {
        const moves = [...auction.moves(state, seat)]
        return moves.length > 0 && state.step.name === 'sale' ? [...moves, { kind: 'spy', on: seat }] : moves
      },
    })
    expect(findingIn(generous)).toBe('moves and judge')
  })

  test('a seat without a move', () => {
    expect(findingIn(broken({ moves: () => [] }))).toBe('dead end')
  })

  test('a turn in which everybody has settled but nothing happens', () => {
    const settled = broken({
      turn(state) {
        const turn = auction.turn(state)
        return turn.over ? turn : { ...turn, settled: turn.seats }
      },
    })
    expect(findingIn(settled)).toBe('dead end')
  })

  test('a seat that has settled without being asked', () => {
    const eager = broken({
      turn(state) {
        const turn = auction.turn(state)
        return turn.over || turn.seats.includes(0) ? turn : { ...turn, settled: [0] }
      },
    })
    expect(findingIn(eager)).toBe('turn')
  })

  test('a refusal by an unknown rule', () => {
    const lawless = broken({
      judge(state, seat, move) {
        const verdict = auction.judge(state, seat, move)
        return verdict.legal ? legal : refuse('AU-99')
      },
    })
    expect(findingIn(lawless)).toBe('refusals')
  })

  test('judging that changes the state', () => {
    const meddling = broken({
      judge(state, seat, move) {
        const verdict = auction.judge(state, seat, move)
        if (!verdict.legal) state.drawn = 0
        return verdict
      },
    })
    expect(findingIn(meddling)).toBe('refusals')
  })

  test('a draw that depends on what a viewer cannot know', () => {
    const unfair = broken({
      play(state, seat, move, fx) {
        if (move.kind === 'bid' && open(move.coins) > 5) fx.below(6)
        auction.play(state, seat, move, fx)
      },
    })
    expect(findingIn(unfair)).toBe('non-interference')
  })

  test('a broken invariant', () => {
    const invariant = { id: 'AU-INV-99', title: 'nobody ever polishes', broken: polished }
    expect(findingIn({ ...auctionTitle, invariants: [invariant] })).toBe('invariant')
  })
})

/** The auction with one part replaced. Its invariants are omitted, so that only the intended fault is found. */
function broken(part: Partial<Auction>): typeof auctionTitle {
  return { ...auctionTitle, versions: [{ ...auction, ...part }], invariants: [] }
}

function findingIn(title: typeof auctionTitle): ContractPromise | 'nothing' {
  try {
    conform(title, { games: 300, limit: 500 })
  } catch (error) {
    if (error instanceof ConformityFailure) return error.finding.check
    throw error
  }
  return 'nothing'
}

function polished({ bidders }: AuctionState): string | undefined {
  return bidders.some(({ bought }) => bought.some(({ polish }) => polish > 0)) ? 'somebody did' : undefined
}
