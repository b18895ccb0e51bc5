import { leastRoundMinutes, mostRoundMinutes } from '@carriage/protocol/round-minutes'
import { type FormEvent, useEffect, useState } from 'react'
import { manifestOf, offeredGames } from '../../games/index.ts'
import { firstGame } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo } from '../../platform/app/route.ts'
import { loadMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import forms from '../lobby/lobby.module.css'
import { usePaceText } from '../lobby/pace.ts'
import { paceFor } from '../lobby/paces.ts'
import { useNewTableWords } from '../lobby/use-new-table-messages.ts'
import { GameSelect } from '../play/options/game-select.tsx'
import { OptionList } from '../play/options/option-list.tsx'
import { seatCounts, withSeats } from '../play/options/table-options.ts'
import { useTableOptions } from '../play/options/use-options.ts'
import seasons from '../seasons/seasons.module.css'
import type { TournamentMessage } from './messages.en.ts'
import { LastingOnly } from './take-part.tsx'
import { useTournamentWords, whyRefused } from './use-messages.ts'

const livePaces = ['fast', 'live', 'evening'] as const
const hour = 3_600_000

/** Creates a tournament: a few choices with good defaults, and one button. */
export function NewTournamentPage() {
  const t = useTournamentWords()
  const words = useNewTableWords()
  const paceText = usePaceText()
  const { game, chooseGame, agreed, change, ready } = useTableOptions(firstGame.id)
  const [title, setTitle] = useState('')
  const [paceName, setPaceName] = useState<(typeof livePaces)[number]>('fast')
  const [starts, setStarts] = useState(() => localTime(nextHour(Date.now())))
  const [rounds, setRounds] = useState(0)
  const [minutes, setMinutes] = useState<number | undefined>()
  const [capacity, setCapacity] = useState(32)
  const [byInvitation, setByInvitation] = useState(false)
  const [rated, setRated] = useState(false)
  const [problem, setProblem] = useState<TournamentMessage | undefined>()
  useEffect(() => {
    void loadMe()
  }, [])
  const pace = paceFor(paceName, manifestOf(game)?.quickMinutes)
  if (!agreed || pace.kind !== 'live') return null
  const { seats, options } = agreed
  const least = leastRoundMinutes(pace, seats)
  const roundMinutes = minutes ?? usualMinutes(least)

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (pace.kind !== 'live') return
    const answer = await api
      .POST('/api/tournaments', {
        body: {
          title,
          game,
          options,
          seats,
          pace,
          rated: rated && !byInvitation,
          rounds: rounds === 0 ? null : rounds,
          roundMinutes,
          startsAt: new Date(starts).getTime(),
          capacity,
          byInvitation,
        },
      })
      .catch(() => undefined)
    if (answer?.data) goTo(`/tournaments/${answer.data.id}`)
    else setProblem(whyRefused(answer?.error))
  }

  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${seasons.seasons}`}>
        <h1 className={sheet.title}>{t('new.title')}</h1>
        <LastingOnly />
        <form className={forms.form} onSubmit={(event) => void make(event)}>
          <label className={forms.row}>
            <span>{t('new.name')}</span>
            <input
              className="field"
              required
              maxLength={80}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          </label>
          <GameSelect among={offeredGames} game={game} choose={chooseGame} className={forms.row} />
          <label className={forms.row}>
            <span>{t('new.starts')}</span>
            <input
              className="field"
              type="datetime-local"
              required
              value={starts}
              onChange={({ currentTarget }) => setStarts(currentTarget.value)}
            />
          </label>
          <div className={forms.pair}>
            <label className={forms.row}>
              <span>{t('new.seats')}</span>
              <select
                className="field"
                value={seats}
                onChange={({ currentTarget }) => {
                  const count = Number(currentTarget.value)
                  change((now) => withSeats(now, count))
                }}
              >
                {seatCounts(agreed.title)
                  .filter((count) => count > 1 && count < 6)
                  .map((count) => (
                    <option key={count}>{count}</option>
                  ))}
              </select>
            </label>
            <NumberField label={t('new.capacity')} value={capacity} min={2} max={64} change={setCapacity} />
          </div>
          <fieldset className={forms.row}>
            <legend>{t('new.pace')}</legend>
            {livePaces.map((each) => (
              <label key={each} className={forms.radio}>
                <input type="radio" name="pace" checked={paceName === each} onChange={() => setPaceName(each)} />
                <span>
                  {words(`pace.${each}`)} <small>{paceText(paceFor(each, manifestOf(game)?.quickMinutes))}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className={forms.pair}>
            <label className={forms.row}>
              <span>{t('new.rounds')}</span>
              <select
                className="field"
                value={rounds}
                onChange={({ currentTarget }) => setRounds(Number(currentTarget.value))}
              >
                <option value={0}>{t('new.rounds.auto')}</option>
                {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
            <NumberField
              label={t('new.minutes')}
              value={roundMinutes}
              min={least}
              max={mostRoundMinutes}
              change={setMinutes}
            />
          </div>
          <fieldset className={forms.row}>
            <legend>{t('new.who')}</legend>
            <label className={forms.radio}>
              <input type="radio" name="who" checked={!byInvitation} onChange={() => setByInvitation(false)} />
              <span>{t('new.who.open')}</span>
            </label>
            <label className={forms.radio}>
              <input type="radio" name="who" checked={byInvitation} onChange={() => setByInvitation(true)} />
              <span>
                {t('new.who.link')} <small>{t('new.who.link.why')}</small>
              </span>
            </label>
          </fieldset>
          <OptionList agreed={agreed} change={change} />
          <label className={forms.radio}>
            <input
              type="checkbox"
              checked={rated && !byInvitation}
              disabled={byInvitation}
              onChange={() => setRated(!rated)}
            />
            <span>
              {t('new.rated')} <small>{t('new.rated.why')}</small>
            </span>
          </label>
          {problem !== undefined && <p role="alert">{t(problem)}</p>}
          <button type="submit" className="button primary big" disabled={!ready}>
            {t('new.make')}
          </button>
        </form>
        <Anchor className="button" href="/tournaments">
          {t('title')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly change: (value: number) => void
}

function NumberField({ label, value, min, max, change }: NumberFieldProps) {
  return (
    <label className={forms.row}>
      <span>{label}</span>
      <input
        className="field"
        type="number"
        required
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
      />
    </label>
  )
}

/** The length of a game, and some minutes more. */
function usualMinutes(least: number): number {
  return Math.max(least, Math.min(mostRoundMinutes, Math.ceil(least / 5) * 5 + 10))
}

/** The next full hour that is not only minutes away. */
function nextHour(now: number): number {
  return Math.ceil((now + hour / 4) / hour) * hour
}

/** Formats a time for a datetime-local field, in the reader's time zone. */
function localTime(time: number): string {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
