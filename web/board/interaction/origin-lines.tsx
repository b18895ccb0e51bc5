import { ProvenanceMark } from '../../pages/boxes/mark.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useRulebook } from '../../platform/i18n/use-rulebook.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { useParts } from '../../table/model/use-table.ts'
import { openRule } from '../../table/panels/panels.ts'
import { type Origin, originLines } from './origin.ts'
import styles from './sign-note.module.css'
import { hideSign } from './signs.ts'

/** The origin of a piece: each table with its provenance mark, a link to the row, and its rule. */
export function OriginLines({ origins }: { readonly origins: readonly Origin[] }) {
  const { title, game, table } = useParts('title', 'game', 'table')
  const t = useTranslate()
  const { handbook } = useRulebook(title)
  const { components = title.components ?? {} } = table.options as { readonly components?: object }
  return (
    <ul className={styles.origins}>
      {originLines(components, origins).map(({ table: name, anchor, provenance, rule }) => (
        <li key={name} data-origin={anchor}>
          <Anchor href={`/box/${game.id}#${anchor}`}>
            {handbook?.components.find((each) => each.table === name)?.name ?? name}
          </Anchor>{' '}
          <ProvenanceMark provenance={provenance} />{' '}
          <button
            type="button"
            className={styles.about}
            aria-label={t('sign.rule', { rule })}
            data-rule={rule}
            onClick={() => {
              hideSign()
              openRule(rule)
            }}
          >
            {rule}
          </button>
        </li>
      ))}
    </ul>
  )
}
