import type { TableAbsence } from '@carriage/protocol'
import { useTable } from '../model/use-table.ts'
import styles from './absence.module.css'
import { type AbsenceActions, useAbsence } from './use-absence.ts'
import { useAbsenceWords } from './use-messages.ts'

type Proposal = TableAbsence['proposals'][number]

/** Players with a long absence, current proposals, and what I can propose. */
export function AbsencePanel() {
  const { absence, failed, actions } = useAbsence()
  const me = useTable(({ table }) => table.me)
  const nameOf = useNames()
  const t = useAbsenceWords()
  if (!absence) return null
  const { proposals, present, ended } = absence
  const open = absence.absent.filter((each) => each.open)
  if (ended)
    return (
      <section className={styles.note} aria-label={t('title')} data-testid="absence">
        <p>{t('ended')}</p>
      </section>
    )
  if (open.length === 0) return null
  const decides = me !== undefined && present.includes(me)
  const own = proposals.find((proposal) => proposal.own)
  return (
    <section className={styles.note} aria-label={t('title')} data-testid="absence">
      <p>
        {open.map(({ seat, resigned }) => (
          <strong key={seat}>{t(resigned ? 'left' : 'away', { name: nameOf(seat) })} </strong>
        ))}
        {decides && !own && t('endWhy')}
      </p>
      {proposals.map((proposal) => (
        <ProposalLine key={proposal.id} proposal={proposal} absence={absence} me={me} actions={actions} />
      ))}
      {decides && !own && (
        <button type="button" className="button" onClick={actions.proposeEnd}>
          {t('proposeEnd')}
        </button>
      )}
      {me === undefined &&
        !own &&
        open.map(({ seat }) => (
          <button key={seat} type="button" className="button" onClick={() => actions.ask(seat)}>
            {t('ask', { name: nameOf(seat) })}
          </button>
        ))}
      {failed && <p role="alert">{t('failed')}</p>}
    </section>
  )
}

interface ProposalLineProps {
  readonly proposal: Proposal
  readonly absence: TableAbsence
  readonly me: number | undefined
  readonly actions: AbsenceActions
}

function ProposalLine({ proposal, absence: { present }, me, actions }: ProposalLineProps) {
  const { id, by, own, seat, agreed } = proposal
  const nameOf = useNames()
  const t = useAbsenceWords()
  const facts = {
    by,
    name: seat === null ? '' : nameOf(seat),
    agreed: agreed.filter((each) => present.includes(each)).length,
    all: present.length,
  }
  const words = seat === null ? (own ? 'myEnd' : 'ends') : own ? 'asked' : 'asks'
  const decides = me !== undefined && present.includes(me)
  return (
    <div className={styles.proposal} role="status">
      <span>{t(words, facts)}</span>
      {decides && !agreed.includes(me) && (
        <button type="button" className="button primary" onClick={() => actions.agree(id)}>
          {t('agree')}
        </button>
      )}
      {(own || decides) && (
        <button type="button" className="button" onClick={() => actions.drop(id)}>
          {t(own ? 'withdraw' : 'decline')}
        </button>
      )}
    </div>
  )
}

function useNames(): (seat: number) => string {
  const players = useTable((state) => state.players)
  return (seat) => players.find((player) => player.seat === seat)?.name ?? ''
}
