import type { GameLength } from '@carriage/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { api } from '../../platform/net/api.ts'

/** How long games take, by game; what is not here was not asked for yet. */
const useKnown = create<Readonly<Record<string, readonly GameLength[]>>>()(() => ({}))
const asked = new Set<string>()

/** What finished games of this house say of the length of a game; undefined until the house has answered. */
export function useLengths(game: string): readonly GameLength[] | undefined {
  useEffect(() => {
    if (asked.has(game)) return
    asked.add(game)
    void api.GET('/api/games/:game/lengths', { params: { path: { game } } }).then(
      ({ data }) => {
        if (data) useKnown.setState({ [game]: data.lengths })
        else asked.delete(game)
      },
      () => asked.delete(game),
    )
  }, [game])
  return useKnown((known) => known[game])
}
