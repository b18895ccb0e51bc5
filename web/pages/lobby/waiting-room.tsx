import type { MatchId, Problem } from '@carriage/protocol'
import type { BotLevel } from '@carriage/protocol/levels'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { gameNameOf } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo } from '../../platform/app/route.ts'
import { useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { ensureAccount, useMe } from '../../platform/net/account.ts'
import { api, type Table, tableKeyOf, withKey } from '../../platform/net/api.ts'
import { botName, personName } from '../../platform/net/bot-name.ts'
import { liveSocket } from '../../platform/net/live-socket.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { LearningMark } from '../../platform/ui/learning-mark.tsx'
import { NameField } from '../../platform/ui/name-field.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { PersonName } from '../people/person-name.tsx'
import { DifferencesNote } from '../play/options/differences-note.tsx'
import { AwakeNote } from './awake-note.tsx'
import { LengthNote } from './length-note.tsx'
import { LevelSelect } from './level-select.tsx'
import styles from './lobby.module.css'
import { usePaceText } from './pace.ts'
import { problemIn } from './problem.ts'
import { ShareLink } from './share.tsx'
import { useRoomWords } from './use-waiting-room-messages.ts'

const InvitePeople = lazy(async () => ({ default: (await import('../people/invite-people.tsx')).InvitePeople }))

type Seat = Table['seats'][number]['seat']

interface WaitingRoomProps {
  readonly table: Table
  readonly title: PlayedTitle
  readonly changed: () => Promise<void>
}

/** A table that waits for players. With a friend's link one tap is enough, since a name is already filled in. */
export function WaitingRoom({ table, title, changed }: WaitingRoomProps) {
  const t = useTranslate()
  const tRoom = useRoomWords()
  const paceText = usePaceText()
  const name = useSettings((settings) => settings.name)
  const [level, setLevel] = useState<BotLevel>(table.learning ? 'apprentice' : 'mechanic')
  const [problem, setProblem] = useState<string | undefined>()
  const { id, seats, me, learning } = table
  useNews(id, changed)

  async function act(work: Promise<{ readonly error?: Problem | undefined }>): Promise<void> {
    const { error } = await work
    setProblem(error === undefined ? undefined : problemIn(error, t))
    await changed()
  }

  async function sit(seat: Seat): Promise<void> {
    await ensureAccount(name)
    const params = { path: { id }, header: withKey(id) }
    await act(api.POST('/api/tables/:id/seat', { params, body: { seat, ready: true } }))
  }

  const account = useMe((state) => state.me)
  const isOwner = typeof account === 'object' && account.id === table.owner
  const maySeatBots = isOwner || (learning && me !== null)
  const own = seats.find(({ seat }) => seat === me)
  const full = seats.every(({ kind }) => kind !== 'free')
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{tRoom('title')}</h1>
        {learning && <LearningMark />}
        <p className={sheet.lead}>
          {tRoom(learning ? 'learning' : 'lead', { game: gameNameOf(table.game) })}{' '}
          {tRoom('pace', { pace: paceText(table.pace) })}{' '}
          <LengthNote game={table.game} seats={table.seats.length} pace={table.pace} whole />{' '}
          <AwakeNote awake={table.awake} whole />
          {table.hints && !learning && ` ${tRoom('hints')}`}
          {table.rated && ` ${tRoom('rated')}`}
          {table.pace.kind !== 'none' && ` ${tRoom(table.rated ? 'clock.rated' : 'clock')}`}
        </p>
        <DifferencesNote title={title} differs={table.differs} />
        {me === null && <NameField label={t('seat.name')} className={styles.row} />}
        <ul className={styles.seats}>
          {seats.map(({ seat, account, kind, name, ready, bot, program }) => (
            <li key={seat} className={styles.seat} data-me={seat === me || undefined}>
              <SeatBadge badge={seat} size={40} />
              <div>
                <strong>
                  {kind === 'free' ? (
                    t('seat.free')
                  ) : kind === 'bot' ? (
                    botName(seat, bot)
                  ) : (
                    <PersonName
                      account={account}
                      name={personName(name)}
                      at={me === null ? undefined : { match: id, who: { seat } }}
                    />
                  )}
                </strong>
                {kind === 'person' && <small>{tRoom(ready ? 'ready' : 'notReady')}</small>}
                {program && <small> · {t('player.bot')}</small>}
                {bot && <small>{t(`level.${bot}.why`)}</small>}
              </div>
              {kind === 'free' && seat !== me && (
                <button
                  type="button"
                  className={`button ${me === null ? 'primary' : ''}`}
                  aria-label={tRoom(me === null ? 'sit.which' : 'move.which', { number: seat + 1 })}
                  onClick={() => void sit(seat)}
                >
                  {tRoom(me === null ? 'sit' : 'move')}
                </button>
              )}
              {kind === 'free' && maySeatBots && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={tRoom('bot.which', { number: seat + 1 })}
                  onClick={() =>
                    void act(
                      api.PUT('/api/tables/:id/seats/:seat/bot', {
                        params: { path: { id, seat } },
                        body: { level },
                      }),
                    )
                  }
                >
                  {tRoom('bot')}
                </button>
              )}
              {kind !== 'free' && isOwner && seat !== me && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={kind === 'bot' ? tRoom('clear.which', { number: seat + 1 }) : undefined}
                  onClick={() =>
                    void act(api.DELETE('/api/tables/:id/seats/:seat', { params: { path: { id, seat } } }))
                  }
                >
                  {kind === 'bot' ? tRoom('clear') : tRoom('remove', { name: personName(name) })}
                </button>
              )}
            </li>
          ))}
        </ul>
        {own && !full && maySeatBots && <LevelSelect label={tRoom('level')} level={level} choose={setLevel} />}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <div className={styles.ways}>
          {own && !full && maySeatBots && (
            <button
              type="button"
              className="button primary"
              onClick={() =>
                void act(api.POST('/api/tables/:id/start', { params: { path: { id } }, body: { bots: level } }))
              }
            >
              {tRoom('start')}
            </button>
          )}
          {own && (
            <button
              type="button"
              className="button"
              onClick={() =>
                void act(api.PUT('/api/tables/:id/ready', { params: { path: { id } }, body: { ready: !own.ready } }))
              }
            >
              {tRoom(own.ready ? 'notYet' : 'beReady')}
            </button>
          )}
          {own && (
            <button
              type="button"
              className="button quiet"
              onClick={() =>
                void api.DELETE('/api/tables/:id/seat', { params: { path: { id } } }).then(() => goTo('/lobby'))
              }
            >
              {tRoom('leave')}
            </button>
          )}
        </div>
        {table.club && (
          <p>
            {tRoom('club')} <Anchor href={`/clubs/${table.club.id}`}>{table.club.name}</Anchor>
          </p>
        )}
        {!full && table.visibility !== 'private' && (
          <ShareLink
            table={table}
            renew={isOwner ? () => void act(api.POST('/api/tables/:id/key', { params: { path: { id } } })) : undefined}
          />
        )}
        {!full && isOwner && (
          <Suspense>
            <InvitePeople table={table} />
          </Suspense>
        )}
      </div>
    </PageFrame>
  )
}

/** Listens for players who sit down, get ready or leave. */
function useNews(match: MatchId, changed: () => Promise<void>): void {
  useEffect(() => {
    const key = tableKeyOf(match)
    const socket = liveSocket(match, {
      opened: () => {
        socket.send({ type: 'watch', match, ...(key ? { key } : {}) })
        void changed()
      },
      onMessage: (message) => {
        if (message.type === 'table' || message.type === 'view') void changed()
      },
      lost: () => undefined,
    })
    return () => socket.close()
  }, [match, changed])
}
