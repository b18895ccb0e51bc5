import {
  type ComponentTable,
  componentRowsIn,
  componentTablesIn,
  isCertain,
  tableProvenance,
  withConfirmedRows,
} from '@carriage/kernel'
import type { AcceptedRow } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useRulebook } from '../../platform/i18n/use-rulebook.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import tick from '../../platform/ui/tick.module.css'
import css from './box.module.css'
import { certaintyOf } from './mark.tsx'
import { OwnBoxes } from './own-boxes.tsx'
import { TableSection } from './table-section.tsx'
import { type OpenedBox, useOpenedBox } from './use-box.ts'
import { useBoxWords } from './use-box-messages.ts'

/** The contents of a box: every row of its component tables, with picture, count and provenance. */
export function BoxPage({ game }: { readonly game: string }) {
  const t = useBoxWords()
  const opened = useOpenedBox(game)
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${css.box}`}>
        <h1 className={sheet.title}>{t('box.title', { game: gameNameOf(game) })}</h1>
        {opened === undefined && <p aria-busy="true">{t('box.loading')}</p>}
        {opened === null && <p>{t('box.none')}</p>}
        {opened && <Contents game={game} opened={opened} components={opened.title.components ?? {}} />}
      </div>
    </PageFrame>
  )
}

interface ContentsProps {
  readonly game: string
  readonly opened: OpenedBox
  readonly components: object
}

function Contents({ game, opened, components }: ContentsProps) {
  const t = useBoxWords()
  const [uncertainOnly, setUncertainOnly] = useState(false)
  const { handbook } = useRulebook(opened.title)
  const accepted = useAcceptedRows(game)
  const confirmed = withConfirmedRows(components, accepted)
  const standard = new Map(componentTablesIn(components))
  const tables = componentTablesIn(confirmed).map(([table, contents]) => {
    const known = handbook?.components.find((each) => each.table === table)
    return {
      table,
      contents,
      name: known?.name ?? table,
      // A note from before the rows were accepted no longer holds.
      note: isNewlyCertain(standard.get(table), contents) ? undefined : (known?.note ?? contents.note),
      rows: componentRowsIn(contents),
    }
  })
  const nameOf = (table: string) => tables.find((each) => each.table === table)?.name ?? table
  const tally = { printed: 0, confirmed: 0, reported: 0, reconstructed: 0 }
  for (const { provenance } of tables.flatMap(({ rows }) => rows)) tally[certaintyOf(provenance)] += 1
  const shown = uncertainOnly
    ? tables
        .map((each) => ({ ...each, rows: each.rows.filter(({ provenance }) => !isCertain(provenance)) }))
        .filter(({ rows }) => rows.length > 0)
    : tables
  useScrollToHash(handbook !== undefined)
  return (
    <>
      <p className={sheet.lead}>{t('box.lead')}</p>
      <p>{t('box.tally', tally)}</p>
      <p>
        <Anchor href={`/rules/${game}`}>{t('box.rules')}</Anchor>
      </p>
      <OwnBoxes game={game} rules={opened.rules} standard={components} words={opened.words} nameOf={nameOf} />
      <nav aria-label={t('box.contents')}>
        <ul className={css.contents}>
          {shown.map(({ table, name }) => (
            <li key={table}>
              <a href={`#${table}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <label className={tick.tick}>
        <input type="checkbox" checked={uncertainOnly} onChange={() => setUncertainOnly(!uncertainOnly)} />
        <span>{t('box.uncertainOnly')}</span>
      </label>
      {shown.map(({ table, contents, name, note, rows }) => (
        <TableSection
          key={table}
          table={table}
          name={name}
          note={note}
          provenance={tableProvenance(contents)}
          rows={rows}
          components={components}
          opened={opened}
          accepted={accepted}
        />
      ))}
    </>
  )
}

/** Whether accepted rows have made a table certain since it was written. */
function isNewlyCertain(before: ComponentTable | undefined, now: ComponentTable): boolean {
  return isCertain(tableProvenance(now)) && before !== undefined && !isCertain(tableProvenance(before))
}

/** Scrolls to the table named in the fragment, which is drawn only after the page has loaded. */
function useScrollToHash(drawn: boolean): void {
  useEffect(() => {
    if (drawn && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [drawn])
}

/** Rows that an operator accepted; none if the server cannot be reached. */
function useAcceptedRows(game: string): readonly AcceptedRow[] {
  const [accepted, setAccepted] = useState<readonly AcceptedRow[]>([])
  useEffect(() => {
    let left = false
    void api
      .GET('/api/games/:game/accepted-rows', { params: { path: { game } } })
      .catch(() => ({ data: undefined }))
      .then(({ data }) => {
        if (!left && data) setAccepted(data.rows)
      })
    return () => {
      left = true
    }
  }, [game])
  return accepted
}
