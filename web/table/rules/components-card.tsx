import type { ComponentsNote } from '@carriage/kernel'
import { Anchor } from '../../shell/anchor.tsx'
import { type MessageId, useSay } from '../../words/house.ts'
import styles from './handbook.module.css'

interface ComponentsCardProps {
  readonly game: string
  readonly components: readonly ComponentsNote[]
}

/** What is printed in the box, and what is only likely or reconstructed: each table of components with its note. */
export function ComponentsCard({ game, components }: ComponentsCardProps) {
  const say = useSay()
  const uncertain = components.filter(({ provenance }) => provenance !== 'rulebook')
  const sorted = [...uncertain, ...components.filter(({ provenance }) => provenance === 'rulebook')]
  return (
    <details className={styles.card}>
      <summary>{say('rules.components', { uncertain: uncertain.length, count: components.length })}</summary>
      <Anchor href={`/box/${game}`}>{say('page.box')}</Anchor>
      <dl className={styles.rulings}>
        {sorted.map(({ table, name, provenance, note }) => (
          <div key={table} data-provenance={provenance}>
            <dt>
              <Anchor href={`/box/${game}#${table}`}>{name}</Anchor> ·{' '}
              {say(`provenance.${provenance.replace(' ', '')}` as MessageId)}
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
