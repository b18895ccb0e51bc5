import { useMemo } from 'react'
import { useSay } from '../../words/house.ts'
import type { Digest } from '../board/board.ts'
import { useBoardProps } from '../board/use-board-props.ts'
import { useModel, useParts } from '../model/use-table.ts'
import { ShowMeButton } from '../motion/show-me-button.tsx'
import { digestLines } from './digest.ts'
import styles from './digest-card.module.css'

/** What I missed, in a few lines, the first one about me. It goes once I act, or put it away. */
export function Slip() {
  const { absence, entries, board, turn, table } = useParts('absence', 'entries', 'board', 'turn', 'table')
  const model = useModel()
  const { view, say: boardSay, tell } = useBoardProps()
  const say = useSay()
  const { me } = table
  const lines = useMemo(() => {
    const { digest, scenesTell } = board ?? {}
    if (!absence || me === undefined || (absence.why === 'waited' && scenesTell)) return []
    const before = absence.from.view
    const ofGame = (events: readonly object[]): Digest =>
      digest?.({ before, view, me, events, say: boardSay, tell }) ?? { mine: [], others: [] }
    const mine = !turn.over && turn.seats.includes(me)
    return digestLines({
      absence,
      view,
      me,
      entries,
      mine,
      over: turn.over,
      digest: digest && ofGame,
      tell,
      say,
    })
  }, [absence, entries, board, turn, me, view, boardSay, tell, say])
  const [first, ...rest] = lines
  if (!absence || first === undefined) return null
  return (
    <section className={styles.slip} aria-label={say(`digest.${absence.why}`)} data-testid="digest">
      <h2 className={styles.title}>{say(`digest.${absence.why}`)}</h2>
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
          {say('digest.close')}
        </button>
        <ShowMeButton />
      </div>
    </section>
  )
}
