import { useEffect } from 'react'
import { create } from 'zustand'
import { matchAt } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'

/** The time of the latest chat line that was read here, by table. */
const useRead = create<Readonly<Record<string, number>>>()(() => ({}))

function keyOf(table: string): string {
  return `carriage-house.talk.${table}`
}

function readAt(table: string): number {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? 0)
  } catch {
    return 0
  }
}

/** The number of lines by others since I last looked, including those from before I returned. */
export function useUnread(): number {
  const lines = useTable((state) => state.chat)
  const { me } = useTable((state) => state.table)
  const id = useTable((state) => matchAt(state.table))
  const read = useRead((all) => all[id]) ?? readAt(id)
  return lines.filter(({ at, seat }) => at > read && (seat === undefined || seat !== me)).length
}

/** Marks all lines as read while they are in sight. */
export function useReading(): void {
  const lines = useTable((state) => state.chat)
  const id = useTable((state) => matchAt(state.table))
  useEffect(() => {
    const latest = Math.max(0, ...lines.map(({ at }) => at))
    useRead.setState({ [id]: latest })
    try {
      localStorage.setItem(keyOf(id), String(latest))
    } catch {
      // Without storage, lines appear as new once more.
    }
  }, [lines, id])
}
