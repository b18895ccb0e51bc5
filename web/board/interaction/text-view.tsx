import { useMemo } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useCounting } from '../../table/finale/counting.ts'
import { useModel, useTable } from '../../table/model/use-table.ts'
import { type TextPart, textParts } from './text-lines.ts'
import styles from './text-view.module.css'
import { useBoardProps, useTranslator } from './use-board-props.ts'
import { useGuidance } from './use-guidance.ts'

/** The whole table as text, top to bottom: the same position as on the drawn board. */
export function TextView() {
  const view = useTable((state) => state.view)
  const translator = useTranslator()
  const t = useTranslate()
  const counting = useCounting()
  const parts = counting ? [] : textParts(translator.board(view))
  const plain = parts.filter(({ parts }) => parts.length === 0)
  const seats = parts.filter(({ parts }) => parts.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.text} aria-label={t('text.label')} tabIndex={0}>
      <GuidedActs />
      <h2 className={styles.heading}>{t('text.table')}</h2>
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

/** The most acts listed: they only differ in their squares. */
const actsListed = 8

/** What a lesson asks for on the board, as one button for each way to do it. */
function GuidedActs() {
  const { asking } = useModel()
  const asked = useGuidance()
  const { t: tBoard, translator, view, me } = useBoardProps()
  const drafts = useTable((state) => state.board?.drafts)
  const t = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change when something else is asked for
  const acts = useMemo(() => asking?.acts().slice(0, actsListed) ?? [], [asking, asked, view])
  if (acts.length === 0 || me === undefined) return null
  return (
    <>
      <h2 className={styles.heading}>{t('options.choices')}</h2>
      <ul className={styles.acts}>
        {acts.map((act) => {
          const label =
            'move' in act ? translator.move(view, me, act.move) : drafts?.change({ t: tBoard, translator }, act)
          return (
            <li key={JSON.stringify(act)}>
              <button type="button" className="button" onClick={act.act}>
                {label}
              </button>
            </li>
          )
        })}
      </ul>
    </>
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
