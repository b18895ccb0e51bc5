import { type ComponentRow, rowContent, rowKey } from '@carriage/kernel'
import type { AcceptedRow } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../remote/api.ts'

/** How many owners reported a row as it is here, once an operator accepted it; undefined otherwise. */
export type OwnersOf = (table: string, row: ComponentRow) => number | undefined

/** Asks the house which rows were accepted. Without a house, none. */
export function useAcceptedRows(game: string): OwnersOf {
  const [accepted, setAccepted] = useState<readonly AcceptedRow[]>([])
  useEffect(() => {
    let left = false
    void api
      .GET('/api/games/:game/accepted-rows', { params: { path: { game } } })
      .catch(() => ({ data: undefined }))
      .then(({ data }) => {
        if (!left && data) setAccepted(data.rows)
      })
    return () => {
      left = true
    }
  }, [game])
  return (table, row) =>
    accepted.find((each) => each.table === table && each.row === rowKey(row) && each.value === rowContent(row))?.owners
}
