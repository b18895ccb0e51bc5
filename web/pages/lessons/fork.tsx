import { seatsOf, writeRecord } from '@carriage/kernel'
import { lazy, Suspense, useState } from 'react'
import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { goTo } from '../../platform/app/route.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { useTable } from '../../table/model/use-table.ts'
import { beginLocal } from '../local-play/match-starts.ts'
import { putMatch } from '../local-play/shelf.ts'
import styles from './fork.module.css'
import type { OpenLesson } from './open-lesson.ts'
import { saveCommands } from './saved-commands.ts'
import { useLessonWords, useOwnWords } from './use-messages.ts'

// A lesson needs no other players, so the offer of an online table is loaded at its end.
const JoinLearners = lazy(() =>
  import('./join-learners.tsx').then(
    ({ JoinLearners }) => ({ default: JoinLearners }),
    () => ({ default: () => null }),
  ),
)

interface ForkProps {
  readonly open: OpenLesson
  /** The lesson was finished, not left. */
  readonly done: boolean
  readonly close: () => void
  readonly again: () => void
}

/**
 * What to do after a lesson: continue the game, play with people, or take the next lesson; and what was earned so far.
 */
export function Fork({ open, done, close, again }: ForkProps) {
  const t = useLessonWords()
  const { lesson } = open
  const translate = useOwnWords(lesson)
  const view = useTable((state) => state.view)
  const end = lesson.ends?.(view) ?? 'end'
  return (
    <Dialog title={done ? (translate(`${end}.title`) ?? t('fork.title')) : t('fork.known.title')} wide close={close}>
      {/* All at once: buttons that move while the sums are still loading would be missed. */}
      <Suspense fallback={<div className={styles.earned} aria-busy="true" />}>
        <div className={styles.fork} data-testid="fork">
          {done && (
            <>
              <p className={styles.lead}>{translate(end) ?? t('fork.lead')}</p>
              <Earned />
            </>
          )}
          <div className={styles.ways}>
            <button type="button" className="button primary big" onClick={() => void finishGame(open)}>
              {t('fork.finish')}
            </button>
            <Suspense fallback={<PlaceForPeople />}>
              <JoinLearners game={lesson.game} place={<PlaceForPeople />} />
            </Suspense>
            {lesson.next !== undefined && (
              <button type="button" className="button big" onClick={() => goTo(`/learn/${lesson.next}`)}>
                {t('fork.next')}
              </button>
            )}
            <button type="button" className="button big" onClick={() => goTo('/lobby')}>
              {t('fork.invite')}
            </button>
            <button
              type="button"
              className="button quiet big"
              onClick={() => beginLocal({ game: lesson.game, seats: 3, options: lesson.options })}
            >
              {t('fork.new')}
            </button>
            <button type="button" className="button quiet big" onClick={again}>
              {t('fork.again')}
            </button>
          </div>
          {done && <SaveGames />}
        </div>
      </Suspense>
    </Dialog>
  )
}

/** Reserves the place until it is known whether the server can be reached, so that no button moves under a finger. */
function PlaceForPeople() {
  const t = useLessonWords()
  return (
    <span className={`button big ${styles.place}`} aria-hidden="true">
      {t('fork.people')}
    </span>
  )
}

/** Where the money came from, as after a whole game. */
function Earned() {
  const board = useTable((state) => state.board)
  const props = useBoardProps()
  const ranking = seatsOf(props.seats.length).map((seat) => [seat])
  return <div className={styles.earned}>{board?.ending({ ...props, ranking, scores: [] })}</div>
}

function SaveGames() {
  const t = useLessonWords()
  const [asked, setAsked] = useState(true)
  if (!asked) return null
  return (
    <section className={styles.keep}>
      <p>
        <strong>{t('fork.save')}</strong> {t('fork.save.why')}
      </p>
      <Anchor className="button" href="/settings/account">
        {t('fork.save.link')}
      </Anchor>
      <button type="button" className="button quiet" onClick={() => setAsked(false)}>
        {t('fork.save.skip')}
      </button>
    </section>
  )
}

/** Continues the same match against bots: stored among the games of this device and resumed there. */
async function finishGame({ lesson, link }: OpenLesson): Promise<void> {
  const record = link.toRecord()
  await putMatch({
    id: record.match,
    game: record.game,
    me: lesson.me,
    level: 'apprentice',
    players: record.players,
    record: writeRecord(record),
    moves: record.log.length,
    over: record.result !== undefined,
    touched: Date.now(),
  })
  saveCommands(lesson.id, [])
  goTo(`/local/${record.match}`)
}
