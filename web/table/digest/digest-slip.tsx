import { useMemo } from 'react'
import type { Digest } from '../../board/interaction/board.ts'
import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { ShowMeButton } from '../../board/motion/show-me-button.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useParts } from '../model/use-table.ts'
import { digestLines } from './digest.ts'
import styles from './digest-card.module.css'
import { useDigest } from './use-digest.ts'

/** What I missed, in a few lines, mine first. It closes when I act, or by its button. */
export function DigestSlip() {
  const { absence, entries, board, turn, table } = useParts('absence', 'entries', 'board', 'turn', 'table')
  const model = useModel()
  const { view, t: tBoard, translator } = useBoardProps()
  const t = useTranslate()
  const { me } = table
  const digest = useDigest(board)
  const lines = useMemo(() => {
    if (!absence || me === undefined || (absence.why === 'waited' && board?.summariesSuffice)) return []
    if (digest === 'fetching') return []
    const before = absence.from.view
    const ofGame = (events: readonly object[]): Digest =>
      digest?.of({ before, view, me, events, t: tBoard, translator }) ?? { own: [], others: [] }
    const own = !turn.over && turn.seats.includes(me)
    return digestLines({
      absence,
      view,
      me,
      entries,
      isMyTurn: own,
      over: turn.over,
      digest: digest && ofGame,
      translator,
      t,
    })
  }, [absence, entries, board, digest, turn, me, view, tBoard, translator, t])
  const [first, ...rest] = lines
  if (!absence || first === undefined) return null
  return (
    <section className={styles.slip} aria-label={t(`digest.${absence.why}`)} data-testid="digest">
      <h2 className={styles.title}>{t(`digest.${absence.why}`)}</h2>
      <p className={styles.mine}>{first}</p>
      {rest.length > 0 && (
        <ul className={styles.rest}>
          {rest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <button type="button" className="button" onClick={model.catchUp}>
          {t('digest.close')}
        </button>
        <ShowMeButton />
      </div>
    </section>
  )
}
