import type { Table } from '../../platform/net/api.ts'
import { formatSpan, lengthFor } from './length.ts'
import { useLengths } from './use-lengths.ts'
import { useMatchingWords } from './use-matching-messages.ts'

interface LengthNoteProps {
  readonly game: string
  readonly seats: number
  readonly pace: Table['pace']
  /** In a sentence, with the middle half; else in a few words. */
  readonly whole?: boolean
}

/** How long such a game takes, from those that were finished here. */
export function LengthNote({ game, seats, pace, whole = false }: LengthNoteProps) {
  const words = useMatchingWords()
  const lengths = useLengths(game)
  if (!lengths) return null
  const length = lengthFor(lengths, seats, pace)
  const told = (seconds: number) => {
    const { unit, count } = formatSpan(seconds)
    return words(unit, { count })
  }
  if (!length) return <span>{words(whole ? 'length.unknown.why' : 'length.unknown')}</span>
  const { low, median, high, games } = length
  return (
    <span>
      {whole
        ? words('length.why', { median: told(median), low: told(low), high: told(high), games })
        : words('length', { median: told(median) })}
    </span>
  )
}
