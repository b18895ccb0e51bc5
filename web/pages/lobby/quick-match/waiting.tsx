import type { Ticket } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { gameNameOf } from '../../../games/names.ts'
import { goTo } from '../../../platform/app/route.ts'
import { useTranslate } from '../../../platform/i18n/language.ts'
import { api } from '../../../platform/net/api.ts'
import styles from '../lobby.module.css'
import { usePaceText } from '../pace.ts'
import { paceFor } from '../paces.ts'
import { problemIn } from '../problem.ts'
import { useQuickWords } from './use-messages.ts'

/** Seconds alone after which bots, a link and a slow table are offered. */
const offerDelay = 10
/** A slow table needs no players online. */
const slowPace = paceFor('threeDays')
/** Three seats make a good game of each title. */
const usualSeats = 3
/** Seconds after which the rating distance grows; the same as on the server. */
const widening = { live: 30, slow: 86_400, none: 86_400 } as const

interface QuickWaitingProps {
  readonly ticket: Ticket
  readonly take: (tickets: readonly Ticket[]) => void
  readonly stop: () => Promise<void>
}

/** A waiting ticket: how long, who else, and what to do instead. */
export function QuickWaiting({ ticket, take, stop }: QuickWaitingProps) {
  const { game, pace, others, ratingRange, least, most } = ticket
  const words = useQuickWords()
  const t = useTranslate()
  const paceText = usePaceText()
  const waited = useWaited(ticket.waited)
  const [problem, setProblem] = useState<string | undefined>()
  const isLive = pace.kind === 'live'

  async function createTable(bots: boolean): Promise<void> {
    await stop()
    const seats = Math.min(Math.max(usualSeats, least), most)
    const { data, error } = await api.POST('/api/tables', {
      body: {
        game,
        seats,
        pace,
        visibility: 'link',
        ...(bots && { bots: Array.from({ length: seats - 1 }, () => 'mechanic' as const), ready: true }),
      },
    })
    if (error) setProblem(problemIn(error, t))
    else goTo(`/table/${data.id}`)
  }

  /** Requests the same at a slow pace, so that nobody has to wait on this page. */
  async function lookSlowly(): Promise<void> {
    await stop()
    const { data, error } = await api.POST('/api/quick-match', {
      body: { games: [game], pace: slowPace, rated: ticket.rated },
    })
    if (error) setProblem(problemIn(error, t))
    else take(data.tickets)
  }

  return (
    <div className={styles.waiting}>
      <h3>{words('waiting')}</h3>
      <p>{words('waiting.for', { game: gameNameOf(game), pace: paceText(pace) })}</p>
      {isLive && <p role="timer">{words('waiting.time', { time: clockOf(waited) })}</p>}
      <p role="status">{words('waiting.others', { count: others })}</p>
      {ratingRange !== null && (
        <p className={styles.facts}>
          {words('waiting.near', { ratingRange: Math.round(ratingRange * (1 + waited / widening[pace.kind])) })}
        </p>
      )}
      <p className={styles.facts}>{words(isLive ? 'waiting.live' : 'waiting.slow')}</p>
      {isLive && others === 0 && waited >= offerDelay && (
        <section className={styles.ways} aria-label={words('offers')}>
          <p>{words('offers.why')}</p>
          <button type="button" className="button" onClick={() => void createTable(true)}>
            {words('bots')}
          </button>
          <button type="button" className="button" onClick={() => void createTable(false)}>
            {words('friend')}
          </button>
          <button type="button" className="button" onClick={() => void lookSlowly()}>
            {words('slowly')}
          </button>
        </section>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <button type="button" className="button" onClick={() => void stop()}>
        {words('stop')}
      </button>
    </div>
  )
}

/** Seconds since the search began, counted on from the server's value. */
function useWaited(initial: number): number {
  const [began] = useState(() => Date.now() - initial * 1_000)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - began) / 1_000))
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
