import { useCallback } from 'react'
import { OpenTable } from '../table/open-table.tsx'
import { takeBeginning } from './beginnings.ts'
import { localLink } from './local-link.ts'

/** A table of this device: new, or taken up where it was left. */
export function LocalPage({ id }: { readonly id: string }) {
  const open = useCallback(() => {
    const start = takeBeginning(id)
    return localLink(start ? { start } : { resume: id })
  }, [id])
  return <OpenTable open={open} />
}
