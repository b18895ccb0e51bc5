import type { ReactNode } from 'react'
import { useSay } from '../words/house.ts'
import { useEnding } from './end-turn.ts'
import { Key } from './key.tsx'
import { usePrompt } from './prompt.ts'
import styles from './prompt-bar.module.css'
import { useModel, useShown, useTable } from './use-table.ts'

/** One sentence that says what is asked of me, and what I can always do: take back, begin the turn anew, end it. */
export function PromptBar({ beside }: { readonly beside?: ReactNode }) {
  const model = useModel()
  const prompt = usePrompt()
  const say = useSay()
  const { undo, behind, moves, turn, table, n } = useShown()
  const sending = useTable((state) => state.sending)
  const connection = useTable((state) => state.connection)
  const end = useEnding()
  const free = undo?.legal === true && undo.free
  const askable = undo?.legal === true && !undo.free && table.place === 'remote'
  return (
    <section className={styles.bar} aria-label={say('bar.label')} data-mine={moves.length > 0 || undefined} data-n={n}>
      <div className={styles.asked}>
        <p className={styles.prompt} data-testid="prompt">
          {connection === 'live' ? prompt : say(`connection.${connection}`)}
        </p>
        {beside}
      </div>
      <div className={styles.buttons}>
        {behind > 0 && (
          <button type="button" className="button quiet" onClick={model.hurry}>
            {say('bar.hurry')} <Key>Space</Key>
          </button>
        )}
        {table.me !== undefined && !turn.over && (
          <>
            <button
              type="button"
              className="button"
              disabled={!(free || askable) || sending}
              onClick={() => model.takeBack('step')}
              aria-keyshortcuts="u"
            >
              {say(askable ? 'bar.askUndo' : 'bar.undo')} <Key>U</Key>
            </button>
            <button
              type="button"
              className="button"
              disabled={!free || sending}
              onClick={() => model.takeBack('turn')}
              aria-keyshortcuts="Shift+U"
            >
              {say('bar.reset')}
            </button>
            <button
              type="button"
              className="button primary"
              disabled={!end || sending}
              onClick={() => end && model.commit(end)}
              aria-keyshortcuts="e"
            >
              {say('bar.endTurn')} <Key>E</Key>
            </button>
          </>
        )}
      </div>
    </section>
  )
}
