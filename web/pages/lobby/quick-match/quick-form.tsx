import type { Ticket } from '@carriage/protocol'
import { type FormEvent, useId, useState } from 'react'
import { manifestOf, offeredGames } from '../../../games/index.ts'
import { lastGame } from '../../../games/last-game.ts'
import { firstGame } from '../../../games/names.ts'
import { useSettings } from '../../../platform/app/settings.ts'
import { useTranslate } from '../../../platform/i18n/language.ts'
import { ensureAccount, useMe } from '../../../platform/net/account.ts'
import { api } from '../../../platform/net/api.ts'
import styles from '../lobby.module.css'
import { paceFor, paceNames } from '../paces.ts'
import { problemIn } from '../problem.ts'
import { useNewTableWords } from '../use-new-table-messages.ts'
import { savedRequest, saveRequest, type Wish, wishKinds } from './saved-request.ts'
import { useQuickWords } from './use-messages.ts'

/** The initial rating distance. */
const near = 150
/** Table sizes that every game has. */
const sizes = [2, 3, 4] as const
const clocks = paceNames.filter((name) => name !== 'none')

interface QuickFormProps {
  readonly take: (tickets: readonly Ticket[]) => void
}

/** The form for a quick match, prefilled with this browser's last one. */
export function QuickForm({ take }: QuickFormProps) {
  const words = useQuickWords()
  const paceWords = useNewTableWords()
  const t = useTranslate()
  const id = useId()
  const name = useSettings((settings) => settings.name)
  const lasting = useMe(({ me }) => typeof me === 'object' && !me.guest)
  const [wish, setWish] = useState<Wish>(() => savedRequest(offeredGames.map((game) => game.id)) ?? usualWish())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const { games, pace, seats, kind, awake } = wish
  const isSlow = paceFor(pace).kind === 'slow'
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    saveRequest(wish)
    setProblem(await sent().catch(() => t('problem.other')))
    setBusy(false)
  }

  /** Returns a problem to show. The numbers of a pace differ by game, so each game is a request of its own. */
  async function sent(): Promise<string | undefined> {
    await ensureAccount(name)
    const rated = lasting && kind !== 'plain'
    for (const game of games) {
      const { data, error } = await api.POST('/api/quick-match', {
        body: {
          games: [game],
          pace: paceFor(pace, manifestOf(game)?.quickMinutes),
          ...(seats !== null && { seats }),
          rated,
          ...(rated && kind === 'near' && { ratingRange: near }),
          awake: awake && isSlow,
        },
      })
      if (error) return problemIn(error, t)
      take(data.tickets)
    }
    return undefined
  }

  return (
    <form className={styles.quickForm} onSubmit={(event) => void look(event)}>
      <p>{words('lead')}</p>
      <fieldset className={styles.row}>
        <legend>{words('games')}</legend>
        {offeredGames.map((game) => (
          <label key={game.id} className={styles.radio}>
            <input
              type="checkbox"
              checked={games.includes(game.id)}
              onChange={() =>
                change({
                  games: games.includes(game.id) ? games.filter((each) => each !== game.id) : [...games, game.id],
                })
              }
            />
            <span>{game.name}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.quickChoices}>
        <div className={styles.row}>
          <label htmlFor={`${id}pace`}>{words('pace')}</label>
          <select
            id={`${id}pace`}
            className="field"
            value={pace}
            // The options are these names.
            onChange={({ target }) => change({ pace: target.value as Wish['pace'] })}
          >
            {clocks.map((each) => (
              <option key={each} value={each}>
                {paceWords(`pace.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.row}>
          <label htmlFor={`${id}size`}>{words('size')}</label>
          <select
            id={`${id}size`}
            className="field"
            value={seats ?? ''}
            onChange={({ target }) => change({ seats: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{words('size.any')}</option>
            {sizes.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </div>
        {lasting && (
          <div className={styles.row}>
            <label htmlFor={`${id}kind`}>{words('kind')}</label>
            <select
              id={`${id}kind`}
              className="field"
              value={kind}
              onChange={({ target }) => change({ kind: target.value as Wish['kind'] })}
            >
              {wishKinds.map((each) => (
                <option key={each} value={each}>
                  {words(`kind.${each}`)}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {!lasting && <p className={styles.facts}>{words('kind.guest')}</p>}
      {lasting && kind === 'near' && <p className={styles.facts}>{words('kind.near.why')}</p>}
      <p className={styles.facts}>{words(lasting && kind !== 'plain' ? 'clock.rated' : 'clock')}</p>
      {isSlow && (
        <label className={styles.radio}>
          <input type="checkbox" checked={awake} onChange={() => change({ awake: !awake })} />
          <span>
            {words('awake')} <small>{words('awake.why')}</small>
          </span>
        </label>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <button type="submit" className="button primary big" disabled={busy || games.length === 0}>
        {words('start')}
      </button>
    </form>
  )
}

function usualWish(): Wish {
  return { games: [lastGame() ?? firstGame.id], pace: 'live', seats: null, kind: 'plain', awake: false }
}
