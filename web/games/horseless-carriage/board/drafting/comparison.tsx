import { dimensions } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import drawing from '../drawing/drawing.module.css'
import { FactoryDrawing } from '../drawing/factory-drawing.tsx'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { Patterns } from '../drawing/patterns.tsx'
import { viewBoxOf } from '../drawing/scale.ts'
import { type DraftProspect, draftProspectOf } from '../editor/compare.ts'
import { type Draft, openDraft, type Sheet } from '../editor/sheet.ts'
import { trackName } from '../names.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, changeSheet } from './bench.ts'
import css from './comparison.module.css'
import { draftName } from './draft-name.ts'
import { sheetFrame } from './sheet-frame.ts'

/** Drafts side by side: the drawing, and the forecast of each. */
export function Comparison({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  const { t, view, me } = props
  const { sheet, site, store } = bench
  const columns = useMemo(
    () => drawnDrafts(sheet).map((draft) => ({ draft, prospect: draftProspectOf(view, me, draft.plan) })),
    [sheet, view, me],
  )
  const best = Math.max(...columns.map(({ prospect }) => prospect.income))
  return (
    <section className={css.comparison} aria-label={t('drafts.compare')}>
      {columns.map(({ draft, prospect }) => (
        <article key={draft.id} className={css.column}>
          <header className={css.head}>
            <h2>{draftName(t, sheet, draft)}</h2>
            <button
              type="button"
              className="button"
              aria-label={t('compare.take.which', { draft: draftName(t, sheet, draft) })}
              onClick={() => {
                changeSheet(bench, openDraft(sheet, draft.id))
                store.setState({ comparing: false, hand: undefined })
              }}
            >
              {t('compare.take')}
            </button>
          </header>
          <svg
            className={`${drawing.sheet} ${css.drawing}`}
            viewBox={viewBoxOf(sheetFrame(site, draft.plan.expansion, [], 'all'))}
            role="img"
            aria-label={draftName(t, sheet, draft)}
          >
            <Patterns />
            <FactoryDrawing factory={site.factory} seat={me} options={site.options} plan={draft.plan} />
          </svg>
          <Figures prospect={prospect} props={props} best={prospect.income === best && columns.length > 1} />
        </article>
      ))}
    </section>
  )
}

/** Drafts with anything on them, if there are any. */
function drawnDrafts({ drafts }: Sheet): readonly Draft[] {
  const drawn = drafts.filter(({ plan }) => plan.pieces.length > 0 || plan.expansion)
  return drawn.length > 0 ? drawn : drafts
}

function Figures({
  prospect,
  props,
  best,
}: {
  readonly prospect: DraftProspect
  readonly props: OwnProps
  readonly best: boolean
}) {
  const { t, translator } = props
  const { income, dealerships, openNextYear, freeSquares, atRisk, problems } = prospect
  return (
    <dl className={css.figures}>
      <div data-best={best || undefined}>
        <dt>{t('compare.income')}</dt>
        <dd>{income}</dd>
      </div>
      {dealerships.map(({ size, specs, open }) => (
        <div key={size}>
          <dt>{translator.phrase({ id: `dealership.${size}` })}</dt>
          <dd className={css.specs} data-shut={!open || undefined}>
            {dimensions.map((dimension) => (
              <span key={dimension} title={trackName(props, dimension)} data-of={`minimum ${dimension}`}>
                <LineGlyph lines={dimensionLines[dimension]} size={14} label={trackName(props, dimension)} />
                {specs[dimension]}
              </span>
            ))}
            {!open && <em>{t('card.closed')}</em>}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('compare.nextYear')}</dt>
        <dd>{t('compare.open', { open: openNextYear, all: dealerships.length })}</dd>
      </div>
      <div>
        <dt>{t('compare.free')}</dt>
        <dd>{freeSquares}</dd>
      </div>
      <div>
        <dt>{t('compare.risk')}</dt>
        <dd>
          {atRisk.length === 0 ? '—' : atRisk.map(({ tile }) => translator.phrase({ id: `tile.${tile}` })).join(', ')}
        </dd>
      </div>
      <div data-wrong={problems.length > 0 || undefined}>
        <dt>{t('compare.legal')}</dt>
        <dd>{problems.length === 0 ? '✓' : t('compare.problems', { count: problems.length })}</dd>
      </div>
    </dl>
  )
}
