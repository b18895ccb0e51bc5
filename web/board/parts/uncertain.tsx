import { type ComponentTable, isCertain, tableProvenance } from '@carriage/kernel'
import css from './uncertain.module.css'

interface UncertainProps {
  /** The tables of components from which the marked part of the board is made. */
  readonly tables: readonly ComponentTable[]
  readonly words: string
  /** The lower corner in which it lies, where the part leaves its corners free; without one it lies among the words. */
  readonly corner?: 'left' | 'right'
}

/** A sign on a part of the board that may differ from the printed one; nothing where all of it is certain. */
export function Uncertain({ tables, words, corner }: UncertainProps) {
  if (tables.every((table) => isCertain(tableProvenance(table)))) return null
  return (
    <span role="img" className={css.uncertain} data-corner={corner} title={words} aria-label={words}>
      ≈
    </span>
  )
}
