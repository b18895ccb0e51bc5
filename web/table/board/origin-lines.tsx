import { ProvenanceMark } from '../../box/mark.tsx'
import { Anchor } from '../../shell/anchor.tsx'
import { useSay } from '../../words/house.ts'
import { useBook } from '../../words/use-book.ts'
import { useParts } from '../model/use-table.ts'
import { openRule } from '../panels/panels.ts'
import { type Origin, originLines } from './origin.ts'
import styles from './sign-note.module.css'
import { hideSign } from './signs.ts'

/** Where a piece comes from: each table with its mark, its place in the box and its rule. */
export function OriginLines({ origins }: { readonly origins: readonly Origin[] }) {
  const { title, game, table } = useParts('title', 'game', 'table')
  const say = useSay()
  const { handbook } = useBook(title)
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
            aria-label={say('sign.rule', { rule })}
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
