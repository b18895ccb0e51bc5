import type { MatchId, TableAbsence } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../../platform/app/settings.ts'
import { ensureAccount } from '../../platform/net/account.ts'
import { api, withKey } from '../../platform/net/api.ts'
import { matchAt } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'

type Answer = Promise<{ readonly data?: TableAbsence | undefined }>

/** Actions about absent players. */
export interface AbsenceActions {
  readonly ask: (seat: number) => void
  readonly proposeEnd: () => void
  readonly agree: (proposal: number) => void
  readonly drop: (proposal: number) => void
}

export interface KnownAbsence {
  readonly absence: TableAbsence | undefined
  /** The latest request was refused. */
  readonly failed: boolean
  readonly actions: AbsenceActions
}

/** The absent players of this table, refetched whenever its players change. */
export function useAbsence(): KnownAbsence {
  const id = useTable(({ table }) => matchAt(table)) as MatchId
  const players = useTable((state) => state.players)
  const [absence, setAbsence] = useState<TableAbsence>()
  const [failed, setFailed] = useState(false)
  const path = { id }
  const header = withKey(id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the players triggers the refetch
  useEffect(() => {
    let gone = false
    void api.GET('/api/matches/:id/absence', { params: { path: { id }, header: withKey(id) } }).then(
      ({ data }) => {
        if (!gone && data) setAbsence(data)
      },
      // The next change refetches.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [id, players])

  function decide(answer: () => Answer): void {
    setFailed(false)
    void answer().then(
      ({ data }) => (data ? setAbsence(data) : setFailed(true)),
      () => setFailed(true),
    )
  }

  const actions: AbsenceActions = {
    ask: (seat) =>
      decide(async () => {
        await ensureAccount(useSettings.getState().name)
        return api.POST('/api/matches/:id/substitute', { params: { path, header }, body: { seat } })
      }),
    proposeEnd: () => decide(() => api.POST('/api/matches/:id/end', { params: { path } })),
    agree: (proposal) =>
      decide(() => api.PUT('/api/matches/:id/proposals/:proposal', { params: { path: { id, proposal } } })),
    drop: (proposal) =>
      decide(() => api.DELETE('/api/matches/:id/proposals/:proposal', { params: { path: { id, proposal }, header } })),
  }
  return { absence, failed, actions }
}
