import type { Reason } from '@carriage/bots/advice'
import { useHintMessages } from '../../table/hints/use-messages.ts'
import { useTable } from '../../table/model/use-table.ts'
import { BesideCard } from './beside-card.tsx'

/** What the move of a hint is for. Drawn only after the hint, which loads these messages. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const game = useTable((state) => state.table.game)
  const players = useTable((state) => state.players)
  const { reason } = useHintMessages(game)
  const lines = reasons.map((each) => reason(each, (seat) => players[seat]?.name ?? '')).filter((line) => line !== '')
  return lines.length > 0 && <BesideCard lines={lines} kind="hint" />
}
