import { useEffect, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { hadAccount } from '../../platform/net/had-account.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { useMyGamesMessages } from '../my-games/use-messages.ts'

/** On the first page: an invitation to a table. */
export function HomeInvitation() {
  const words = useMyGamesMessages()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!hadAccount()) return
    void api.GET('/api/tables/invited').then(
      ({ data }) => setCount(data?.tables.filter(({ me }) => me === null).length ?? 0),
      () => undefined,
    )
  }, [])
  if (count === 0) return null
  return (
    <Anchor className="button big" href="/my-games">
      {words('invitations', { count })}
    </Anchor>
  )
}
