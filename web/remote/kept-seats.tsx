import { useEffect, useState } from 'react'
import { gameNameOf } from '../games/names.ts'
import { Anchor } from '../shell/anchor.tsx'
import { goTo } from '../shell/route.ts'
import { useSay } from '../words/house.ts'
import { hadAccount, loadMe, useMe } from './account.ts'
import { api, type TableSummary } from './api.ts'
import styles from './kept-seats.module.css'

const often = 15_000

/** On every page: the tables at which a bot plays my seat, with the way back. The table itself says it in its own place. */
export function KeptSeats({ path }: { readonly path: string }) {
  const say = useSay()
  const known = useMe(({ me }) => typeof me === 'object')
  const [kept, setKept] = useState<readonly TableSummary[]>([])
  const [failed, setFailed] = useState(false)

  // Asks again at once when the player goes to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path asks again
  useEffect(() => {
    if (!known && !hadAccount()) return
    let left = false
    const look = async () => {
      if (document.hidden) return
      if (useMe.getState().me === 'unknown') await loadMe()
      const { me } = useMe.getState()
      // A player who came by a one-tap link is at one table only.
      if (typeof me !== 'object' || me.via === 'link') return
      const found = await keptTables().catch(() => undefined)
      if (found && !left) setKept(found)
    }
    void look()
    const timer = setInterval(() => void look(), often)
    const again = () => void look()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [known, path])

  async function takeBack(id: string): Promise<void> {
    setFailed(false)
    const answer = await api.POST('/api/matches/:id/return', { params: { path: { id } } }).catch(() => undefined)
    if (!answer?.response.ok) {
      setFailed(true)
      return
    }
    setKept((tables) => tables.filter((table) => table.id !== id))
    // The clock runs again, and only there.
    goTo(`/table/${id}`)
  }

  const elsewhere = kept.filter(({ id }) => path !== `/table/${id}`)
  if (elsewhere.length === 0) return null
  return (
    <aside ref={makeRoom} className={styles.banner} aria-label={say('keeping.label')} data-testid="kept-elsewhere">
      {elsewhere.map(({ id, game }) => (
        <div key={id} className={styles.seat}>
          <p role="alert">{say('keeping.elsewhere', { game: gameNameOf(game) })}</p>
          <button type="button" className="button primary" onClick={() => void takeBack(id)}>
            {say('keeping.back')}
          </button>
          <Anchor className="button" href={`/table/${id}`}>
            {say('keeping.look')}
          </Anchor>
        </div>
      ))}
      {failed && <p role="alert">{say('keeping.failed')}</p>}
    </aside>
  )
}

/** The page begins below the banner; a table, which fills the window, is lower by the height of the banner. */
function makeRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined
  const { documentElement: root, body } = document
  const measure = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`
    root.style.setProperty('--above', height)
    body.style.paddingTop = height
  })
  measure.observe(banner)
  return () => {
    measure.disconnect()
    root.style.removeProperty('--above')
    body.style.paddingTop = ''
  }
}

async function keptTables(): Promise<readonly TableSummary[]> {
  const { data } = await api.GET('/api/tables/mine', { params: { query: { state: 'playing', limit: 100 } } })
  return (data?.tables ?? []).filter(({ me, seats }) =>
    seats.some(({ seat, kept, resigned }) => seat === me && kept && !resigned),
  )
}
