import type { TableSummary } from '../../platform/net/api.ts'
import { offsetHere, spansHere, timeOfMinute } from './awake.ts'
import { useMatchingWords } from './use-matching-messages.ts'

interface AwakeNoteProps {
  readonly awake: TableSummary['awake']
  /** As a sentence; otherwise as a few words. */
  readonly whole?: boolean
}

/** When the players of a table are awake, in the reader's time zone. */
export function AwakeNote({ awake, whole = false }: AwakeNoteProps) {
  const words = useMatchingWords()
  if (!awake) return null
  const hours = spansHere(awake.spans, offsetHere()).map(({ from, to }) => `${timeOfMinute(from)}–${timeOfMinute(to)}`)
  if (hours.length === 0) return <span>{words(whole ? 'awake.never.why' : 'awake.never')}</span>
  return <span>{words(whole ? 'awake.why' : 'awake', { hours: hours.join(', ') })}</span>
}
