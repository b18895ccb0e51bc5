import type { ComponentRow } from '@carriage/kernel'
import css from './box.module.css'
import { useBoxWords } from './box-words.ts'
import { ProvenanceMark } from './mark.tsx'
import type { OpenedBox } from './use-box.ts'

interface TableSectionProps {
  readonly table: string
  readonly name: string
  readonly note: string
  readonly provenance: string
  readonly rows: readonly ComponentRow[]
  readonly components: object
  readonly opened: OpenedBox
}

/** A table of components: what is known about it, and its rows. */
export function TableSection({ table, name, note, provenance, rows, components, opened }: TableSectionProps) {
  return (
    <section className={css.table} id={table} aria-labelledby={`${table}-name`}>
      <h2 id={`${table}-name`} className={css.heading}>
        <span className={css.title}>{name}</span> <ProvenanceMark provenance={provenance} />
      </h2>
      <p className={css.note}>{note}</p>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.path.join('.')} table={table} row={row} components={components} opened={opened} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<TableSectionProps, 'table' | 'components' | 'opened'> {
  readonly row: ComponentRow
}

function Row({ table, row, components, opened: { drawings, words } }: RowProps) {
  const say = useBoxWords()
  const { name, text, count, picture } = drawings.draw({ ...row, table, components, words })
  return (
    <li className={css.row} id={`${table}.${row.path.join('.')}`} data-row={`${table}.${row.path.join('.')}`}>
      <div className={css.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={css.words}>
        <span className={css.name}>
          <span className={css.label}>{name}</span>
          {count !== undefined && (
            <span className={css.count}>
              <span aria-hidden="true">{say('box.count', { count })}</span>
              <span className="aloud">{say('box.count.aloud', { count })}</span>
            </span>
          )}
        </span>
        {text !== undefined && <span className={css.text}>{text}</span>}
        <ProvenanceMark provenance={row.provenance} />
      </div>
    </li>
  )
}
