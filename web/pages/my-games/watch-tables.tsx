import { useEffect } from 'react'
import { setWaitingCount } from '../../platform/app/page-title.ts'
import { useMe } from '../../platform/net/account.ts'
import { hadAccount } from '../../platform/net/had-account.ts'
import { reportPresence } from '../people/report-presence.ts'
import { askForMyTables } from './ask-tables.ts'
import { BotTakeovers } from './bot-takeovers.tsx'
import { showOnIcons } from './icon-count.ts'
import { isAwaitingMe, useMyTables } from './my-tables.ts'

const often = 15_000
/** Interval for a tab in the background, which counts on in its title. */
const seldom = 60_000

/** On every page: the number of games that wait for me, and the seats that bots play. */
export function WatchTables({ path }: { readonly path: string }) {
  const known = useMe(({ me }) => typeof me === 'object')
  const count = useMyTables(({ tables }) => tables?.filter(isAwaitingMe).length ?? 0)

  // Reloads when the player goes to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path asks again
  useEffect(() => {
    if (!known && !hadAccount()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    async function look(): Promise<void> {
      clearTimeout(timer)
      await askForMyTables()
      void reportPresence()
      clearTimeout(timer)
      if (!left) timer = setTimeout(() => void look(), document.hidden ? seldom : often)
    }
    const again = () => void look()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [known, path])

  useEffect(() => {
    setWaitingCount(count)
    showOnIcons(count)
  }, [count])

  return <BotTakeovers path={path} />
}
