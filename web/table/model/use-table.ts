import { createContext, useContext, useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { TableModel, TableModelState } from './table-state.ts'

export const TableContext = createContext<TableModel | undefined>(undefined)

export function useModel(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('There is no table around this part.')
  return model
}

/** A part of what the table shows; the component follows its changes. */
export function useTable<T>(part: (state: TableModelState) => T): T {
  return useStore(useModel().store, part)
}

/** Parts of what the table shows, by name; the component follows their changes and no others. */
export function useParts<Name extends keyof TableModelState>(...names: Name[]): Pick<TableModelState, Name> {
  return useTable(
    useShallow((state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<TableModelState, Name>),
  )
}

/** The same, drawn after a user who clicks or types has seen an answer. */
export function useShown<Name extends keyof TableModelState>(...names: Name[]): Pick<TableModelState, Name> {
  return useDeferredValue(useParts(...names))
}
