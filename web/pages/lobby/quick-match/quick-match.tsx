import type { Ticket } from '@carriage/protocol'
import { Anchor } from '../../../platform/ui/anchor.tsx'
import styles from '../lobby.module.css'
import { QuickForm } from './quick-form.tsx'
import { useQuickWords } from './use-messages.ts'
import { useTickets } from './use-tickets.ts'
import { QuickWaiting } from './waiting.tsx'

/** Quick match: the form, then the waiting time and who else is waiting. */
export function QuickMatch() {
  const words = useQuickWords()
  const { tickets, take, stop } = useTickets()
  const waiting = tickets.filter(({ table }) => table === null)
  const found = tickets.filter((ticket): ticket is Ticket & { table: string } => ticket.table !== null)
  return (
    <section className={styles.quick} aria-labelledby="play-now">
      <h2 id="play-now" className={styles.heading}>
        {words('title')}
      </h2>
      {found.map(({ game, table }) => (
        <p key={game} role="status">
          {words('found')} <Anchor href={`/table/${table}`}>{words('found.link')}</Anchor>
        </p>
      ))}
      {waiting.map((ticket) => (
        <QuickWaiting key={ticket.game} ticket={ticket} take={take} stop={() => stop(ticket.game)} />
      ))}
      {waiting.length === 0 && <QuickForm take={take} />}
    </section>
  )
}
