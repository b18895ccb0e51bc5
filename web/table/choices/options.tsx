import { type ReactNode, useMemo } from 'react'
import { type AnyBoardProps, useBoardProps } from '../../board/interaction/use-board-props.ts'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { usePrompt } from '../bar/prompt.ts'
import { Hint } from '../hints/hint-button.tsx'
import { useTable } from '../model/use-table.ts'
import { Choices } from './choices.tsx'
import styles from './options.module.css'
import { PreviewNote } from './preview.tsx'

/** The aids of the game, the list of moves, and at the bottom, always in the same place, the preview. */
export function ChoicePanel() {
  const board = useTable((state) => state.board)
  const own = useTable((state) => state.moves.length > 0)
  const props = usePlayersProps()
  const prompt = usePrompt()
  const t = useTranslate()
  const folded = board?.foldsChoices?.(props.view) === true
  return (
    <div className={styles.options}>
      <div className={styles.scroll} data-folded={folded || undefined}>
        {board && (
          <Boundary part="panel">
            <Aids draw={board.options} props={props} />
          </Boundary>
        )}
        {own && !folded && (
          <section className={styles.choices}>
            <h2 className={styles.heading}>{t('options.choices')}</h2>
            <Hint />
            <Choices />
          </section>
        )}
        {own && folded && <Hint />}
        {own && folded && (
          <details className={styles.choices}>
            <summary className={styles.heading}>{t('options.choices')}</summary>
            <Choices />
          </details>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.preview} tabIndex={0}>
        {own ? <PreviewNote /> : <p className={styles.waiting}>{prompt}</p>}
      </section>
    </div>
  )
}

/** Aids address the player of a seat, not a spectator who watches it. */
function usePlayersProps(): AnyBoardProps {
  const props = useBoardProps()
  const me = useTable((state) => state.table.me)
  return useMemo(() => (props.me === me ? props : { ...props, me }), [props, me])
}

function Aids({ draw, props }: { readonly draw: (props: AnyBoardProps) => ReactNode; readonly props: AnyBoardProps }) {
  const aids = useMemo(() => draw(props), [draw, props])
  return (
    aids && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section className={styles.aids} tabIndex={0}>
        {aids}
      </section>
    )
  )
}
