import { useCallback } from 'react'
import { OpenTable } from '../../table/open-table.tsx'
import { localLink } from './local-link.ts'
import { takeBeginning } from './match-starts.ts'

/** A table of this device, new or resumed. */
export function LocalPage({ id }: { readonly id: string }) {
  const open = useCallback(() => {
    const start = takeBeginning(id)
    return localLink(start ? { start } : { resume: id })
  }, [id])
  return <OpenTable open={open} />
}
