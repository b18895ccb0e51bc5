import { useSay } from '../../words/house.ts'
import { useTable } from '../model/use-table.ts'
import { type TextPart, textParts } from './text-lines.ts'
import styles from './text-view.module.css'
import { useTeller } from './use-board-props.ts'

/** The whole table as text, top to bottom: the same position that the drawn board shows. */
export function TextView() {
  const view = useTable((state) => state.view)
  const tell = useTeller()
  const say = useSay()
  const parts = textParts(tell.board(view))
  const plain = parts.filter(({ parts }) => parts.length === 0)
  const seats = parts.filter(({ parts }) => parts.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.text} aria-label={say('text.label')} tabIndex={0}>
      <h2 className={styles.heading}>{say('text.table')}</h2>
      <Facts parts={plain} />
      <div className={styles.seats}>
        {seats.map(({ label, parts }) => (
          <section key={label} className={styles.seat}>
            <h3 className={styles.name}>{label}</h3>
            <Facts parts={parts} />
          </section>
        ))}
      </div>
    </section>
  )
}

function Facts({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <dl className={styles.facts}>
      {parts.map(({ label, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a table stand in a fixed order
        <div key={index}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
