import { useSyncExternalStore } from 'react'
import { useModel } from '../../table/model/use-table.ts'
import type { Guidance } from './draft-guide.ts'

/** What a lesson asks for now; undefined everywhere else. */
export function useGuidance(): Guidance | undefined {
  const { asking } = useModel()
  return useSyncExternalStore(asking?.listen ?? stayDeaf, () => asking?.asked())
}

function stayDeaf(): () => void {
  return () => {}
}
