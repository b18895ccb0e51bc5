import { lazy, Suspense } from 'react'
import { useTable } from '../model/use-table.ts'

// Most games are played by those who began them.
const AbsencePanel = lazy(async () => ({ default: (await import('./absence-panel.tsx')).AbsencePanel }))

/** What the people at a table can decide while a bot plays for somebody. */
export function AbsenceNote() {
  const away = useTable(
    ({ players, table, turn }) =>
      table.place === 'remote' && !turn.over && players.some(({ replaced, resigned }) => replaced || resigned),
  )
  if (!away) return null
  return (
    <Suspense>
      <AbsencePanel />
    </Suspense>
  )
}
