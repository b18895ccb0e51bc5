import type { TableSummary } from '../../../platform/net/api.ts'
import { useNarrowWords } from './use-messages.ts'

/** How often the host stays to the end; nothing of those who have played too little. */
export function HostNote({ reliability }: Pick<TableSummary, 'reliability'>) {
  const words = useNarrowWords()
  if (!reliability) return null
  const { finished, games } = reliability
  return <span>{words('host', { finished, games })}</span>
}
