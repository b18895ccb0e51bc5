import { type ComponentRow, differingRows } from '@carriage/kernel'
import type { OpenedBox } from '../use-box.ts'
import { useBoxWords } from '../use-box-messages.ts'

interface BoxDifferencesProps {
  readonly standard: object
  readonly components: object
  readonly opened: OpenedBox
  readonly nameOf: (table: string) => string
  /** Restores a removed row. */
  readonly putBack?: (table: string, row: ComponentRow) => void
}

/** Every row in which a box differs from the standard one. */
export function BoxDifferences({ standard, components, opened, nameOf, putBack }: BoxDifferencesProps) {
  const t = useBoxWords()
  const differences = differingRows(standard, components)
  if (differences.length === 0) return <p>{t('edit.same')}</p>
  const rowText = (table: string, row: ComponentRow, box: object) => inWords(opened, table, row, box)
  return (
    <ul aria-label={t('edit.differences')}>
      {differences.map(({ table, own, usual }) => (
        <li key={`${table}.${(own ?? usual)?.path.join('.') ?? ''}.${own ? 'own' : 'gone'}`}>
          {own ? <a href={`#${table}.${own.path.join('.')}`}>{nameOf(table)}</a> : nameOf(table)}:{' '}
          {own &&
            usual &&
            t('edit.insteadOf', { own: rowText(table, own, components), usual: rowText(table, usual, standard) })}
          {own && !usual && t('edit.added', { row: rowText(table, own, components) })}
          {!own && usual && t('edit.gone', { row: rowText(table, usual, standard) })}
          {!own && usual && putBack && (
            <button
              type="button"
              className="button quiet"
              aria-label={t('edit.putBack.which', { row: rowText(table, usual, standard) })}
              onClick={() => putBack(table, usual)}
            >
              {t('edit.putBack')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function inWords({ drawings, words }: OpenedBox, table: string, row: ComponentRow, components: object): string {
  try {
    const { name, text, count } = drawings.draw({ ...row, table, components, words })
    return [
      count === undefined || count === 1 ? name : `${name} × ${count}`,
      ...(text === undefined ? [] : [text]),
    ].join(', ')
  } catch {
    // Rows that fail the checker cannot always be drawn.
    return `${table}.${row.path.join('.')}`
  }
}
