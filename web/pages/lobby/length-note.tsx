import type { GameLength } from '@carriage/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Table } from '../../platform/net/api.ts'
import { api } from '../../platform/net/api.ts'
import { formatSpan, lengthFor } from './length.ts'
import { useMatchingWords } from './use-matching-messages.ts'

/** Known game lengths, by game. */
const useKnown = create<Readonly<Record<string, readonly GameLength[]>>>()(() => ({}))
const asked = new Set<string>()

/** Lengths of finished games on this site; undefined while loading. */
function useLengths(game: string): readonly GameLength[] | undefined {
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

interface LengthNoteProps {
  readonly game: string
  readonly seats: number
  readonly pace: Table['pace']
  /** As a sentence with the interquartile range; otherwise as a few words. */
  readonly whole?: boolean
}

/** How long such a game takes, based on finished games. */
export function LengthNote({ game, seats, pace, whole = false }: LengthNoteProps) {
  const words = useMatchingWords()
  const lengths = useLengths(game)
  if (!lengths) return null
  const length = lengthFor(lengths, seats, pace)
  const formatted = (seconds: number) => {
    const { unit, count } = formatSpan(seconds)
    return words(unit, { count })
  }
  if (!length) return <span>{words(whole ? 'length.unknown.why' : 'length.unknown')}</span>
  const { low, median, high, games } = length
  return (
    <span>
      {whole
        ? words('length.why', { median: formatted(median), low: formatted(low), high: formatted(high), games })
        : words('length', { median: formatted(median) })}
    </span>
  )
}
