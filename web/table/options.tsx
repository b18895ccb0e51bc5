import { useMemo } from 'react'
import { useSay } from '../words/house.ts'
import { Choices } from './choices.tsx'
import styles from './options.module.css'
import { PreviewNote } from './preview.tsx'
import { usePrompt } from './prompt.ts'
import { useBoard } from './use-board.ts'
import { useTable } from './use-table.ts'

/** What I can do, the aids of the game for it, and below them, always in the same place, what it would bring. */
export function Options() {
  const kit = useTable((state) => state.kit)
  const mine = useTable((state) => state.moves.length > 0)
  const board = useBoard()
  const prompt = usePrompt()
  const say = useSay()
  const aids = useMemo(() => kit?.options(board), [kit, board])
  return (
    <div className={styles.options}>
      <div className={styles.scroll}>
        {mine && (
          <section className={styles.choices}>
            <h2 className={styles.heading}>{say('options.choices')}</h2>
            <Choices />
          </section>
        )}
        {aids && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.aids} tabIndex={0}>
            {aids}
          </section>
        )}
      </div>
      <section className={styles.preview}>
        {mine ? <PreviewNote /> : <p className={styles.waiting}>{prompt}</p>}
      </section>
    </div>
  )
}
