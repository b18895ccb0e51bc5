import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { gameNameOf } from '../../games/names.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import type { TableSummary } from '../../platform/net/api.ts'
import { botName, personName } from '../../platform/net/bot-name.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { LearningMark } from '../../platform/ui/learning-mark.tsx'
import { TableDifferences } from '../play/options/differences-note.tsx'
import { AwakeNote } from './awake-note.tsx'
import { TagMarks } from './filter/tags.tsx'
import { useNarrowWords } from './filter/use-messages.ts'
import { LengthNote } from './length-note.tsx'
import styles from './lobby.module.css'
import { usePaceText } from './pace.ts'

interface TableListProps {
  readonly tables: readonly TableSummary[]
  readonly action: 'enter' | 'sit' | 'look'
}

/** Tables as cards: players, pace, actions. */
export function TableList({ tables, action }: TableListProps) {
  const t = useTranslate()
  const paceText = usePaceText()
  return (
    <ul className={styles.tables}>
      {tables.map(
        ({ id, game, seats, pace, learning, rated, differs, state, n, me, waiting, awake, tags, reliability }) => {
          const free = seats.filter(({ kind }) => kind === 'free').length
          const own = me !== null && waiting.includes(me)
          const names = seats.flatMap(({ name, kind }) => (kind === 'person' ? [name ?? ''] : []))
          return (
            <li key={id} className={styles.card} data-own={own || undefined}>
              <div>
                <strong className={styles.game}>{gameNameOf(game)}</strong> {learning && <LearningMark />}
                <ul className={styles.sitters}>
                  {seats.map(({ seat, kind, name, bot, program }) => (
                    <li key={seat} data-free={kind === 'free' || undefined}>
                      <SeatBadge badge={seat} size={18} />
                      {kind === 'free' ? t('seat.free') : kind === 'bot' ? botName(seat, bot) : personName(name)}
                      {program && ` (${t('player.bot')})`}
                    </li>
                  ))}
                </ul>
                <p className={styles.facts}>
                  {paceText(pace)} · {state === 'waiting' ? t('lobby.free', { free }) : t('lobby.move', { n })}
                  {rated && ` · ${t('lobby.rated')}`}
                  {own && <strong> · {t('lobby.yourMove')}</strong>}
                </p>
                {state === 'waiting' && (
                  <p className={styles.facts}>
                    <LengthNote game={game} seats={seats.length} pace={pace} /> <AwakeNote awake={awake} />{' '}
                    {me === null && <HostNote reliability={reliability} />}
                  </p>
                )}
                <TagMarks tags={tags} />
                <TableDifferences game={game} differs={differs} />
              </div>
              <Anchor
                className={`button ${action === 'look' ? '' : 'primary'}`}
                href={`/table/${id}`}
                aria-label={t('lobby.which', {
                  action: t(`lobby.${action}`),
                  table: [...names, gameNameOf(game)].join(', '),
                })}
              >
                {t(`lobby.${action}`)}
              </Anchor>
            </li>
          )
        },
      )}
    </ul>
  )
}

/** How often the host finishes games; nothing for those who have played too few. */
function HostNote({ reliability }: Pick<TableSummary, 'reliability'>) {
  const words = useNarrowWords()
  if (!reliability) return null
  const { finished, games } = reliability
  return <span>{words('host', { finished, games })}</span>
}
