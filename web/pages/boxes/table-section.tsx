import { type ComponentRow, rowContent, rowKey } from '@carriage/kernel'
import type { AcceptedRow } from '@carriage/protocol'
import css from './box.module.css'
import { ProvenanceMark } from './mark.tsx'
import { useSavingMessages } from './saving/use-messages.ts'
import type { OpenedBox } from './use-box.ts'
import { useBoxWords } from './use-box-messages.ts'

interface TableSectionProps {
  readonly table: string
  readonly name: string
  readonly note: string | undefined
  readonly provenance: string
  readonly rows: readonly ComponentRow[]
  readonly components: object
  readonly opened: OpenedBox
  /** For somebody's own box: the text of a row in place of its provenance mark. */
  readonly describe?: (row: ComponentRow) => string | undefined
  /** Rows that owners reported and an operator accepted. */
  readonly accepted?: readonly AcceptedRow[]
}

/** A component table: its certainty, and its rows. */
export function TableSection(props: TableSectionProps) {
  const { table, name, note, provenance, rows, components, opened, describe: shown, accepted = [] } = props
  return (
    <section className={css.table} id={table} aria-labelledby={`${table}-name`}>
      <h2 id={`${table}-name`} className={css.heading}>
        <span className={css.title}>{name}</span> {!shown && <ProvenanceMark provenance={provenance} />}
      </h2>
      {!shown && note !== undefined && <p className={css.note}>{note}</p>}
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row
            key={row.path.join('.')}
            table={table}
            row={row}
            components={components}
            opened={opened}
            describe={shown}
            reportedBy={ownersOf(accepted, table, row)}
          />
        ))}
      </ul>
    </section>
  )
}

/** How many owners reported a row with this value, once it was accepted. */
function ownersOf(accepted: readonly AcceptedRow[], table: string, row: ComponentRow): number | undefined {
  return accepted.find((each) => each.table === table && each.row === rowKey(row) && each.value === rowContent(row))
    ?.owners
}

interface RowProps extends Pick<TableSectionProps, 'table' | 'components' | 'opened'> {
  readonly row: ComponentRow
  readonly describe: TableSectionProps['describe']
  /** The number of owners who reported it so, once accepted. */
  readonly reportedBy: number | undefined
}

function Row({ table, row, components, opened: { drawings, words }, describe: shown, reportedBy }: RowProps) {
  const t = useBoxWords()
  const tSaving = useSavingMessages()
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
              <span aria-hidden="true">{t('box.count', { count })}</span>
              <span className="aloud">{t('box.count.aloud', { count })}</span>
            </span>
          )}
        </span>
        {text !== undefined && <span className={css.text}>{text}</span>}
        {shown ? <b className={css.mark}>{shown(row)}</b> : <ProvenanceMark provenance={row.provenance} />}
        {reportedBy !== undefined && (
          <small className={css.mark}>{tSaving('printed.accepted', { count: reportedBy })}</small>
        )}
      </div>
    </li>
  )
}
