import { lazy, Suspense } from 'react'
import { useTable } from '../model/use-table.ts'

// Most games are finished by those who began them.
const AbsencePanel = lazy(async () => ({ default: (await import('./absence-panel.tsx')).AbsencePanel }))

/** Decisions about absent players, while a bot plays for them. */
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
