import type { Ticket } from '@carriage/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { goTo } from '../../../platform/app/route.ts'
import { useMe } from '../../../platform/net/account.ts'
import { api } from '../../../platform/net/api.ts'

/** In milliseconds; the server drops a ticket after 20 seconds without a request. */
const often = 4_000

export interface Tickets {
  readonly tickets: readonly Ticket[]
  /** Stores the server's response. */
  readonly take: (tickets: readonly Ticket[]) => void
  readonly stop: (game: string) => Promise<void>
}

/** My tickets while this page is open; a live match that was found opens automatically. */
export function useTickets(): Tickets {
  const known = useMe(({ me }) => typeof me === 'object')
  const [tickets, setTickets] = useState<readonly Ticket[]>([])
  const live = useRef<readonly string[]>([])
  const take = useCallback((now: readonly Ticket[]) => {
    live.current = now.flatMap(({ game, pace, table }) => (pace.kind === 'live' && table === null ? [game] : []))
    const found = now.find(({ pace, table }) => pace.kind === 'live' && table !== null)
    setTickets(now)
    if (!found) return
    void giveBack(found.game)
    goTo(`/table/${found.table}`)
  }, [])
  const stop = useCallback(
    async (game: string) => {
      const { data } = await giveBack(game)
      if (data) take(data.tickets)
    },
    [take],
  )

  const waits = tickets.some(({ table }) => table === null)
  useEffect(() => {
    if (!known) return
    let gone = false
    const look = () =>
      void api.POST('/api/quick-match/stay', {}).then(
        ({ data }) => data && !gone && take(data.tickets),
        () => undefined,
      )
    look()
    const timer = waits ? setInterval(look, often) : undefined
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [known, waits, take])

  useEffect(() => {
    const leave = () => {
      for (const game of live.current) void giveBack(game)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return { tickets, take, stop }
}

function giveBack(game: string) {
  return api.DELETE('/api/quick-match/:game', { params: { path: { game } }, keepalive: true })
}
