import type { StrongTable } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import { hadAccount } from '../../platform/net/had-account.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { useMyGamesMessages } from '../my-games/use-messages.ts'
import styles from './home.module.css'

/** Running games of the strongest players, to watch. Without any, nothing is shown. */
export function StrongestTables() {
  const words = useMyGamesMessages()
  const names = new Intl.ListFormat(useLocale())
  const [tables, setTables] = useState<readonly StrongTable[]>([])
  useEffect(() => {
    if (!hadAccount()) return
    void api.GET('/api/tables/strongest').then(
      ({ data }) => setTables(data?.tables ?? []),
      () => undefined,
    )
  }, [])
  if (tables.length === 0) return null
  return (
    <section className={styles.strongest}>
      <h2>{words('strongest')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <Anchor href={`/table/${table.id}`}>{names.format(table.names)}</Anchor>
            <small>
              {gameNameOf(table.game)} · {words('strongest.rating', { rating: table.rating })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
