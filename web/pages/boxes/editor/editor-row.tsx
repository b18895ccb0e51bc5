import type { ComponentRow } from '@carriage/kernel'
import type { FormField } from '@carriage/kernel/form'
import { Component, type ReactNode, useDeferredValue } from 'react'
import box from '../box.module.css'
import type { BoxDrawings, BoxWords } from '../drawings.ts'
import { useBoxWords } from '../use-box-messages.ts'
import css from './editor.module.css'
import { FaultList, type FaultsByPlace, Field } from './field.tsx'

interface EditorRowProps {
  readonly table: string
  readonly row: ComponentRow
  readonly field: FormField | undefined
  readonly components: object
  readonly drawings: BoxDrawings
  readonly words: BoxWords
  readonly faults: FaultsByPlace
  readonly differs: boolean
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly change: (value: unknown) => void
  readonly reset: () => void
  /** Present if the table may have fewer rows. */
  readonly remove?: (() => void) | undefined
}

/** The drawing of a row, and its form. */
export function EditorRow(props: EditorRowProps) {
  const { table, row, field, components, drawings, words, faults, differs, open } = props
  const t = useBoxWords()
  const at = `${table}.${row.path.join('.')}`
  const found = [...faults].flatMap(([place, each]) => (place === at || place.startsWith(`${at}.`) ? each : []))
  // Typing comes first; the drawings follow.
  const drawn = useDeferredValue(components)
  const shown = { ...row, table, components: drawn, words }
  const changeable = field !== undefined && field.kind !== 'fixed'
  return (
    <li className={box.row} id={at} data-row={at} data-open={open || undefined} data-differs={differs || undefined}>
      <DrawingBoundary key={JSON.stringify(row.value)} name={at}>
        <Drawn id={`${at}-label`} draw={() => drawings.draw(shown)} />
      </DrawingBoundary>
      {differs && <span className={css.yours}>{t('edit.differs')}</span>}
      {!open && found.length > 0 && <FaultList of={found} />}
      {open && field && (
        <Field
          field={field}
          value={row.value}
          at={at}
          label={words.t(`field.${inRows(row) ? 'value' : row.path.join('.')}`)}
          words={words}
          faults={faults}
          change={props.change}
        />
      )}
      <div className={css.buttons}>
        {changeable && (
          <button
            type="button"
            className="button"
            id={`${at}-change`}
            aria-labelledby={`${at}-change ${at}-label`}
            aria-expanded={open}
            onClick={() => props.setOpen(!open)}
          >
            {t(open ? 'edit.close' : 'edit.change')}
          </button>
        )}
        {differs && (
          <button
            type="button"
            className="button quiet"
            id={`${at}-reset`}
            aria-labelledby={`${at}-reset ${at}-label`}
            onClick={props.reset}
          >
            {t('edit.reset')}
          </button>
        )}
        {open && props.remove && (
          <button
            type="button"
            className="button quiet"
            id={`${at}-remove`}
            aria-labelledby={`${at}-remove ${at}-label`}
            onClick={props.remove}
          >
            {t('edit.removeRow')}
          </button>
        )}
      </div>
    </li>
  )
}

/** Whether the row is in the list `rows` of a table, which has no field name of its own. */
function inRows({ path }: ComponentRow): boolean {
  return path[0] === 'rows'
}

interface DrawnProps {
  /** Id of the element that names it. */
  readonly id: string
  readonly draw: () => ReturnType<BoxDrawings['draw']>
}

function Drawn({ id, draw }: DrawnProps) {
  const { name, text, count, picture } = draw()
  const t = useBoxWords()
  return (
    <>
      <div className={box.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={box.words}>
        <span className={box.name}>
          <span className={box.label} id={id}>
            {name}
          </span>
          {count !== undefined && <span className={box.count}>{t('box.count', { count })}</span>}
        </span>
        {text !== undefined && <span className={box.text}>{text}</span>}
      </div>
    </>
  )
}

interface DrawingBoundaryProps {
  readonly name: string
  readonly children: ReactNode
}

/** Boards draw only valid rows; an invalid one is shown by its path. React has error boundaries only as classes. */
class DrawingBoundary extends Component<DrawingBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <span id={`${this.props.name}-label`}>{this.props.name}</span> : this.props.children
  }
}
