import { createContext, useContext, useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { TableModel, TableModelState } from './table-state.ts'

export const TableContext = createContext<TableModel | undefined>(undefined)

export function useModel(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('No table context around this component.')
  return model
}

/** Selects a part of the table's state and follows its changes. */
export function useTable<T>(part: (state: TableModelState) => T): T {
  return useStore(useModel().store, part)
}

/** Selects parts of the table's state by name and follows only these. */
export function useParts<Name extends keyof TableModelState>(...names: Name[]): Pick<TableModelState, Name> {
  return useTable(
    useShallow((state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<TableModelState, Name>),
  )
}

/** The same, but deferred until the response to input has been painted. */
export function useShown<Name extends keyof TableModelState>(...names: Name[]): Pick<TableModelState, Name> {
  return useDeferredValue(useParts(...names))
}
