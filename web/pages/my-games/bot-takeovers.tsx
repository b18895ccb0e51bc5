import { useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { goTo } from '../../platform/app/route.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { askForMyTables } from './ask-tables.ts'
import styles from './bot-takeovers.module.css'
import { useMyTables } from './my-tables.ts'

/**
 * A banner on every page: the tables at which a bot plays my seat, each with a button to return. The table itself has
 * its own note.
 */
export function BotTakeovers({ path }: { readonly path: string }) {
  const t = useTranslate()
  const tables = useMyTables((own) => own.tables)
  const [failed, setFailed] = useState<'takeover.failed' | 'failure.botFirst' | 'failure.noReturns'>()

  async function takeBack(id: string): Promise<void> {
    setFailed(undefined)
    const answer = await api.PUT('/api/matches/:id/seat', { params: { path: { id } } }).catch(() => undefined)
    if (!answer?.response.ok) {
      const reason = answer?.error?.facts?.reason
      setFailed(reason === 'botFirst' || reason === 'noReturns' ? `failure.${reason}` : 'takeover.failed')
      return
    }
    void askForMyTables()
    // The clock restarts when I return at the table itself.
    goTo(`/table/${id}`)
  }

  const elsewhere = (tables ?? []).filter((table) => isSaved(table) && path !== `/table/${table.id}`)
  if (elsewhere.length === 0) return null
  return (
    <aside ref={makeRoom} className={styles.banner} aria-label={t('takeover.label')} data-testid="replaced-elsewhere">
      {elsewhere.map(({ id, game, seats, me }) => {
        const botFirst = seats.find(({ seat }) => seat === me)?.returnOffer?.botFirst
        return (
          <div key={id} className={styles.seat}>
            <p role="alert">
              {t('takeover.elsewhere', { game: gameNameOf(game) })} {botFirst && t('takeover.botFirst')}
            </p>
            <button
              type="button"
              className="button primary"
              aria-disabled={botFirst || undefined}
              aria-label={t('takeover.which', { action: t('takeover.back'), game: gameNameOf(game) })}
              onClick={() => !botFirst && void takeBack(id)}
            >
              {t('takeover.back')}
            </button>
            <Anchor
              className="button"
              href={`/table/${id}`}
              aria-label={t('takeover.which', { action: t('takeover.look'), game: gameNameOf(game) })}
            >
              {t('takeover.look')}
            </Anchor>
          </div>
        )
      })}
      {failed && <p role="alert">{t(failed)}</p>}
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

/** Whether a bot plays my seat until I am back. */
function isSaved({ me, seats }: TableSummary): boolean {
  return seats.some(({ seat, replaced, resigned }) => seat === me && replaced && !resigned)
}
