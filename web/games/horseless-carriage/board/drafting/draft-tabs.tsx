import { addDraft, currentDraft, dropDraft, markFallback, openDraft } from '../editor/sheet.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, changeSheet } from './bench.ts'
import { draftName } from './draft-name.ts'
import css from './drafting.module.css'

/** The drafts of this year, in the order in which fallbacks are tried. */
export function DraftTabs({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  const { t } = props
  const { sheet, store } = bench
  const current = currentDraft(sheet)
  const several = sheet.drafts.length > 1
  return (
    <fieldset className={css.drafts} aria-label={t('drafts.label')}>
      {sheet.drafts.map((draft) => {
        const { id, fallback } = draft
        return (
          <button
            key={id}
            type="button"
            className={css.draft}
            aria-pressed={id === current.id}
            title={t(fallback ? 'drafts.isFallback' : 'drafts.open')}
            onClick={() => {
              store.setState({ hand: undefined, comparing: false })
              changeSheet(bench, openDraft(sheet, id))
            }}
          >
            {draftName(t, sheet, draft)}
            {fallback && <span aria-hidden="true"> ↩</span>}
          </button>
        )
      })}
      <button type="button" className={css.draft} onClick={() => changeSheet(bench, addDraft(sheet))}>
        {t('drafts.add')}
      </button>
      {several && (
        <>
          <button
            type="button"
            className={css.draft}
            aria-pressed={current.fallback}
            title={t('drafts.fallback.why')}
            onClick={() => changeSheet(bench, markFallback(sheet, current.id))}
          >
            {t('drafts.fallback')}
          </button>
          <button type="button" className={css.draft} onClick={() => changeSheet(bench, dropDraft(sheet, current.id))}>
            {t('drafts.drop')}
          </button>
          <button
            type="button"
            className={css.draft}
            onClick={() => store.setState(({ comparing }) => ({ comparing: !comparing }))}
          >
            {t('drafts.compare')}
          </button>
        </>
      )}
    </fieldset>
  )
}
