import { type ComponentTable, isCertain, tableProvenance } from '@carriage/kernel'
import css from './uncertain.module.css'

interface UncertainProps {
  /** The component tables behind this part of the board. */
  readonly tables: readonly ComponentTable[]
  readonly words: string
  /** The lower corner in which it is drawn, if the part leaves its corners free; otherwise inline. */
  readonly corner?: 'left' | 'right'
}

/** Marks a part of the board that may differ from the printed one; nothing if all of it is certain. */
export function Uncertain({ tables, words, corner }: UncertainProps) {
  if (tables.every((table) => isCertain(tableProvenance(table)))) return null
  return (
    <span role="img" className={css.uncertain} data-corner={corner} title={words} aria-label={words}>
      ≈
    </span>
  )
}
