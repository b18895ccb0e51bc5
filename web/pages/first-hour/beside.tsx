import type { Reason } from '@carriage/bots/advice'
import { useMemo } from 'react'
import { useTable } from '../../table/model/use-table.ts'
import { BesideCard } from './beside-card.tsx'
import { Reasons } from './reasons.tsx'
import type { AnyFirstHour, SinceMyMove, StagedProps } from './stage.ts'
import { useFirstHourWords } from './use-messages.ts'

interface NoteProps {
  readonly board: AnyFirstHour['board']
  readonly props: StagedProps<object, object, object>
}

/** What matters now. */
export function Note({ board, props }: NoteProps) {
  const lines = board.note?.(props) ?? []
  return lines.length > 0 && <BesideCard lines={lines} />
}

interface RivalsProps extends Pick<NoteProps, 'props'> {
  readonly hour: AnyFirstHour
  readonly reasons: readonly Reason[]
}

/** What rivals did since my last move, and what a hint is for. */
export function RivalsBeside({ hour, props, reasons }: RivalsProps) {
  const t = useFirstHourWords()
  const since = useSinceMyMove(props.me)
  const lines = since ? (hour.board.rivalTurns?.(props, since) ?? []) : []
  return (
    <>
      <div role="log" aria-live="polite" aria-label={t('first.rivals')}>
        {lines.length > 0 && <BesideCard lines={lines} kind="rivals" />}
      </div>
      <div aria-live="polite">
        {reasons.length > 0 && <Reasons reasons={reasons} words={hour.words} format={props.format} />}
      </div>
    </>
  )
}

/** What others did since my last move; undefined before it. */
function useSinceMyMove(me: number | undefined): SinceMyMove<object, object> | undefined {
  const entries = useTable((state) => state.entries)
  return useMemo(() => {
    const last = entries.findLastIndex(({ seat }) => seat === me)
    const before = entries[last]
    if (!before?.view) return undefined
    return { before: before.view, events: entries.slice(last + 1).flatMap(({ events }) => events) }
  }, [entries, me])
}
