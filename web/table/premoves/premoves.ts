import { type AnyGameRules, awaitedSeats, type GivenPremove, type PremoveMoment, type Seat } from '@carriage/kernel'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { MyPremoves } from '../model/premove-store.ts'
import { useModel, useTable } from '../model/use-table.ts'

interface Premoves {
  /** The match, and its premoves on the server; undefined before they have loaded. */
  readonly match: string | undefined
  readonly premoves: MyPremoves | undefined
  /** The moment that is being decided in advance, if any. */
  readonly deciding: string | undefined
  /** The server could not be reached. */
  readonly failed: boolean
}

export const usePremoves = create<Premoves>()(() => ({
  match: undefined,
  premoves: undefined,
  deciding: undefined,
  failed: false,
}))

/** A moment to come, with the moves that I can rank for it. */
export interface Rankable extends PremoveMoment<object> {
  readonly moves: readonly object[]
}

/** The most moves that can be ranked by hand; a longer list needs an aid of the board. */
const mostListed = 64

/** The moments that I can decide now by ranking moves; the current decision is made at the table. */
export function rankableIn(game: AnyGameRules, view: object, me: Seat): readonly Rankable[] {
  const asked = askedMoment(game, view, me)
  return (game.premoves?.ahead(view, me) ?? []).flatMap((upcoming) => {
    const turn = game.turn(upcoming.view)
    if (turn.over || turn.open || upcoming.steps || upcoming.inTurn || upcoming.moment === asked) return []
    const moves = [...game.moves(upcoming.view, me)]
    return moves.length > 1 && moves.length <= mostListed ? [{ ...upcoming, moves }] : []
  })
}

/** The moment that I have to decide now, if the game waits for me. */
export function askedMoment(game: AnyGameRules, view: object, me: Seat): string | undefined {
  return awaitedSeats(game.turn(view)).includes(me) ? game.premoves?.moment(view, me) : undefined
}

/** Moments of several steps that I can decide one by one; the board provides the choices. */
function stepsAheadIn(game: AnyGameRules, view: object, me: Seat): readonly PremoveMoment<object>[] {
  const asked = askedMoment(game, view, me)
  return (game.premoves?.ahead(view, me) ?? []).filter(
    ({ moment, view: then, steps }) =>
      steps && moment !== asked && !game.turn(then).over && !game.moves(then, me)[Symbol.iterator]().next().done,
  )
}

export function useStepsAhead(): readonly PremoveMoment<object>[] {
  const game = useTable((state) => state.game)
  const view = useTable((state) => state.view)
  const { me, place } = useTable((state) => state.table)
  const over = useTable((state) => state.turn.over)
  const canChoose = useTable(({ board }) => board?.choicesAhead !== undefined)
  return useMemo(
    () => (me === undefined || place !== 'remote' || over || !canChoose ? [] : stepsAheadIn(game, view, me)),
    [game, view, me, place, over, canChoose],
  )
}

/** My next turn, if I can set it as a whole. */
function turnAhead(game: AnyGameRules, view: object, me: Seat): PremoveMoment<object> | undefined {
  return game.premoves?.ahead(view, me).find(({ inTurn }) => inTurn)
}

export function useTurnAhead(): PremoveMoment<object> | undefined {
  const game = useTable((state) => state.game)
  const view = useTable((state) => state.view)
  const { me, place } = useTable((state) => state.table)
  const over = useTable((state) => state.turn.over)
  return useMemo(
    () => (me === undefined || place !== 'remote' || over ? undefined : turnAhead(game, view, me)),
    [game, view, me, place, over],
  )
}

export function useRankable(): readonly Rankable[] {
  const game = useTable((state) => state.game)
  const view = useTable((state) => state.view)
  const { me, place } = useTable((state) => state.table)
  const over = useTable((state) => state.turn.over)
  return useMemo(
    () => (me === undefined || place !== 'remote' || over ? [] : rankableIn(game, view, me)),
    [game, view, me, place, over],
  )
}

/**
 * Loads my premoves when the table opens, when I edit them, and, while there are any, after each entry: the server may
 * have played them or stopped. Undefined in a game without premoves.
 */
export function useSavedPremoves(): MyPremoves | undefined {
  const { premoves } = useModel()
  const canPremove = useTable(({ game, table }) => game.premoves !== undefined && table.me !== undefined)
  const { id } = useTable((state) => state.table)
  const n = useTable((state) => state.n)
  const own = useTable(({ turn, table }) => !turn.over && table.me !== undefined && turn.seats.includes(table.me))
  const { match, premoves: stored, deciding } = usePremoves()
  const isKnown = match === id
  const isGiven = isKnown && stored !== undefined && stored.premoves.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry may have changed them
  useEffect(() => {
    if (!premoves || !canPremove || (isKnown && !isGiven && deciding === undefined)) return
    let gone = false
    const read = () =>
      premoves.read().then(
        (now) => gone || usePremoves.setState({ match: id, premoves: now, failed: false }),
        () => undefined, // the next entry retries
      )
    void read()
    // While it is my turn, the server may find that a premove does not hold, which is no entry.
    const again = own && isGiven ? setInterval(read, 5_000) : undefined
    return () => {
      gone = true
      clearInterval(again)
    }
  }, [premoves, canPremove, id, n, own, isKnown, isGiven, deciding])
  return isKnown ? stored : undefined
}

/** The premoves that are still possible, with those for one moment replaced; without moves they are removed. */
export function withPremove(
  { game, view, me }: { readonly game: AnyGameRules; readonly view: object; readonly me: Seat },
  premoves: readonly GivenPremove[],
  premove: GivenPremove,
): readonly GivenPremove[] {
  const upcoming = (game.premoves?.ahead(view, me) ?? []).map(({ moment }) => moment)
  const others = premoves.filter(({ moment }) => moment !== premove.moment && upcoming.includes(moment))
  return premove.moves.length > 0 ? [...others, premove] : others
}

/** Replaces the premoves for one moment; without moves, removes them. */
export function useSavePremove(
  saved: readonly GivenPremove[],
  me: Seat,
): (premove: GivenPremove, taken?: () => void) => void {
  const { premoves: premoveStore } = useModel()
  const game = useTable((state) => state.game)
  const view = useTable((state) => state.view)
  const { id } = useTable((state) => state.table)
  return (premove, taken) =>
    void premoveStore?.save(withPremove({ game, view, me }, saved, premove)).then(
      (now) => {
        usePremoves.setState({ match: id, premoves: now, deciding: undefined, failed: false })
        taken?.()
      },
      () => usePremoves.setState({ failed: true }),
    )
}
