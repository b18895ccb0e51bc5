import type { Reason } from '@carriage/bots/advice'
import { useHintMessages } from '../../table/hints/use-messages.ts'
import { useTable } from '../../table/model/use-table.ts'
import { BesideCard } from './beside-card.tsx'
import type { AnyFirstHour, StagedProps } from './stage.ts'

interface ReasonsProps {
  readonly reasons: readonly Reason[]
  /** The messages of the first hour: `reason.<concern>` names things as its board does. */
  readonly words: AnyFirstHour['words']
  readonly format: StagedProps<object, object, object>['format']
}

/** What the move of a hint is for. Drawn only after the hint, which loads these messages. */
export function Reasons({ reasons, words, format }: ReasonsProps) {
  const game = useTable((state) => state.table.game)
  const players = useTable((state) => state.players)
  const { reason } = useHintMessages(game)
  const name = (seat: number) => players[seat]?.name ?? ''
  const inStage: typeof format = (concern, values) => format(`reason.${concern}`, values)
  const lines = reasons
    .map((each) => reason(each, name, words.en?.[`reason.${each.concern}`] === undefined ? undefined : inStage))
    .filter((line) => line !== '')
  return lines.length > 0 && <BesideCard lines={lines} kind="hint" />
}
