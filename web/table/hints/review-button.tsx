import type { Review, ReviewedTurn } from '@carriage/bots/advice'
import { useState } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { useTable } from '../model/use-table.ts'
import type { Reel } from '../replay/reel.ts'
import styles from './hints.module.css'
import { shownMoves } from './shown-moves.ts'
import { useHintMessages } from './use-messages.ts'
import { type Reviewing, useReview } from './use-review.ts'

interface ReviewProps {
  readonly reel: Reel
  readonly seek: (n: number) => void
}

/** Opens the review of a finished game; at once if the address asks for it. */
export function ReviewButton({ reel, seek, asked }: ReviewProps & { readonly asked: boolean }) {
  const [open, setOpen] = useState(asked)
  const { reviewing, begin, stop } = useReview(reel, asked)
  const { t } = useHintMessages(reel.table.game)

  function look(): void {
    setOpen(true)
    if (reviewing.state === 'none') begin()
  }

  function close(): void {
    setOpen(false)
    if (reviewing.state === 'running') stop()
  }

  return (
    <>
      <button type="button" className="button primary" data-testid="review" onClick={look}>
        {t('review.begin')}
      </button>
      {open && (
        <Dialog title={t('review.title')} close={close}>
          <p className={styles.wait}>{t('review.lead')}</p>
          <Content
            reel={reel}
            reviewing={reviewing}
            stop={close}
            seek={(n) => {
              setOpen(false)
              seek(n)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function Content({ reel, reviewing, stop, seek }: ReviewProps & { reviewing: Reviewing; stop: () => void }) {
  const { t } = useHintMessages(reel.table.game)
  const players = useTable((state) => state.players)
  switch (reviewing.state) {
    case 'none':
      return null
    case 'unable':
      return <p role="alert">{t('review.none')}</p>
    case 'running': {
      const { done, of } = reviewing.progress ?? { done: 0, of: 1 }
      return (
        <div className={styles.running}>
          <progress value={done} max={of} aria-label={t('review.begin')} />
          <span>{t('review.progress', { done, of })}</span>
          <button type="button" className="button" onClick={stop}>
            {t('review.stop')}
          </button>
        </div>
      )
    }
    case 'ready':
      return (
        <div data-testid="moments">
          {ownFirst(reviewing.review, reel.me).map(({ moments, seat }) => (
            <section key={seat} className={styles.seat}>
              <h3>{players[seat]?.name}</h3>
              {moments.length === 0 && <p>{t('review.clean', { name: players[seat]?.name ?? '' })}</p>}
              <ol className={styles.moments}>
                {moments.map((moment) => (
                  <OneMoment key={moment.after} moment={moment} reel={reel} seek={seek} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )
  }
}

function ownFirst(review: Review, me: number | undefined) {
  return review
    .map((moments, seat) => ({ moments, seat }))
    .sort((a, b) => Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat)
}

/** One decision: what was played, what was better, and the difference. */
function OneMoment({ moment, reel, seek }: ReviewProps & { readonly moment: ReviewedTurn }) {
  const { after, seat, played, preferred, loss, place } = moment
  const game = useTable((state) => state.game)
  const translator = useTranslator()
  const players = useTable((state) => state.players)
  const { t, reason } = useHintMessages(reel.table.game)
  const language = useLanguage()
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const position = reel.positions[after] ?? {}
  return (
    <li>
      <button type="button" className="button quiet" onClick={() => seek(after)}>
        {t('review.move', { n: after + 1 })}
      </button>
      <dl>
        <dt>{t('review.played')}</dt>
        <dd>{shownMoves(game, position, seat, played, translator).join(' · ')}</dd>
        <dt>{t('review.preferred')}</dt>
        <dd>
          {shownMoves(game, position, seat, preferred.moves, translator).join(' · ')}{' '}
          <span className={styles.wait}>
            {preferred.reasons.map((each) => reason(each, (rival) => players[rival]?.name ?? '')).join(' ')}
          </span>
        </dd>
      </dl>
      <p>
        {t('review.loss', {
          points: Math.max(1, Math.round(loss.points)),
          place: one.format(place),
          better: one.format(place - loss.place),
        })}
      </p>
    </li>
  )
}
