import { createContext, useContext, useDeferredValue } from 'react'
import { useStore } from 'zustand'
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

/** All that the table shows; drawn after a user who clicks or types has seen an answer. */
export function useShown(): TableModelState {
  return useDeferredValue(useTable((state) => state))
}
