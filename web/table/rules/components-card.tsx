import { type ComponentsNote, isCertain } from '@carriage/kernel'
import { ProvenanceMark } from '../../pages/boxes/mark.tsx'
import { useBoxWords } from '../../pages/boxes/use-box-messages.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import styles from './handbook.module.css'

interface ComponentsCardProps {
  readonly game: string
  readonly components: readonly ComponentsNote[]
}

/** The certainty of the components: printed, likely or reconstructed, each table with its note. */
export function ComponentsCard({ game, components }: ComponentsCardProps) {
  const t = useTranslate()
  const translate = useBoxWords()
  const uncertain = components.filter(({ provenance }) => !isCertain(provenance))
  const sorted = [...uncertain, ...components.filter(({ provenance }) => isCertain(provenance))]
  return (
    <details className={styles.card}>
      <summary>{translate('box.card', { uncertain: uncertain.length, count: components.length })}</summary>
      <Anchor href={`/box/${game}`}>{t('page.box')}</Anchor>
      <dl className={styles.rulings}>
        {sorted.map(({ table, name, provenance, note }) => (
          <div key={table} data-provenance={provenance}>
            <dt>
              <Anchor href={`/box/${game}#${table}`}>{name}</Anchor> · <ProvenanceMark provenance={provenance} />
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
