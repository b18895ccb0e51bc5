import type { AcceptedRow } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/net/api.ts'

/** Asks the house which rows an operator accepted. Without a house, none. */
export function useAcceptedRows(game: string): readonly AcceptedRow[] {
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
  return accepted
}
