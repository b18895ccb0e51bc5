import { useEffect } from 'react'
import { create } from 'zustand'
import { matchAt } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'

/** When the latest line of talk was said that was read here, by table. */
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

/** How many lines others have said since I last looked, also before I came back. */
export function useUnread(): number {
  const lines = useTable((state) => state.chat)
  const { me } = useTable((state) => state.table)
  const id = useTable((state) => matchAt(state.table))
  const read = useRead((all) => all[id]) ?? readAt(id)
  return lines.filter(({ at, seat }) => at > read && (seat === undefined || seat !== me)).length
}

/** Takes all that has been said as read, for as long as it is in sight. */
export function useReading(): void {
  const lines = useTable((state) => state.chat)
  const id = useTable((state) => matchAt(state.table))
  useEffect(() => {
    const latest = Math.max(0, ...lines.map(({ at }) => at))
    useRead.setState({ [id]: latest })
    try {
      localStorage.setItem(keyOf(id), String(latest))
    } catch {
      // A browser that keeps nothing shows the lines as new once more.
    }
  }, [lines, id])
}
