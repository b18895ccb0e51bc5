import { addDraft, currentDraft, dropDraft, markFallback, openDraft } from '../editor/sheet.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, changeSheet } from './bench.ts'
import css from './drafting.module.css'

/** The drafts of this year, in the order in which fallbacks are tried. */
export function DraftTabs({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  const { say } = props
  const { sheet, store } = bench
  const current = currentDraft(sheet)
  const several = sheet.drafts.length > 1
  return (
    <fieldset className={css.drafts} aria-label={say('drafts.label')}>
      {sheet.drafts.map(({ id, fallback }, index) => (
        <button
          key={id}
          type="button"
          className={css.draft}
          aria-pressed={id === current.id}
          title={say(fallback ? 'drafts.isFallback' : 'drafts.open')}
          onClick={() => {
            store.setState({ hand: undefined })
            changeSheet(bench, openDraft(sheet, id))
          }}
        >
          {say('drafts.name', { number: index + 1 })}
          {fallback && <span aria-hidden="true"> ↩</span>}
        </button>
      ))}
      <button type="button" className={css.draft} onClick={() => changeSheet(bench, addDraft(sheet))}>
        {say('drafts.add')}
      </button>
      {several && (
        <>
          <button
            type="button"
            className={css.draft}
            aria-pressed={current.fallback}
            title={say('drafts.fallback.why')}
            onClick={() => changeSheet(bench, markFallback(sheet, current.id))}
          >
            {say('drafts.fallback')}
          </button>
          <button type="button" className={css.draft} onClick={() => changeSheet(bench, dropDraft(sheet, current.id))}>
            {say('drafts.drop')}
          </button>
          <button
            type="button"
            className={css.draft}
            onClick={() => store.setState(({ comparing }) => ({ comparing: !comparing }))}
          >
            {say('drafts.compare')}
          </button>
        </>
      )}
    </fieldset>
  )
}
