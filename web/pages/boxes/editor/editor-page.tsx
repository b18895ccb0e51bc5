import {
  componentRowsIn,
  componentsWith,
  componentTableIn,
  componentTablesIn,
  ownBoxOf,
  rowKey,
} from '@carriage/kernel'
import { componentForm, type FormField, fieldAt } from '@carriage/kernel/form'
import { useMemo, useState } from 'react'
import { gameNameOf } from '../../../games/names.ts'
import { PageFrame } from '../../../platform/app/page-frame.tsx'
import { useRulebook } from '../../../platform/i18n/use-rulebook.ts'
import { hadAccount } from '../../../platform/net/had-account.ts'
import sheet from '../../../platform/ui/sheet.module.css'
import box from '../box.module.css'
import { faultsIn } from '../box.ts'
import { useBoxErrorMessages } from '../errors/use-error-messages.ts'
import { newBoxId, type SavedBox } from '../saved-boxes.ts'
import { SaveBar } from '../saving/save-bar.tsx'
import { type OpenedBox, useOpenedBox } from '../use-box.ts'
import { useBoxWords } from '../use-box-messages.ts'
import { differingKeys, withOneMore, withoutRow, withRowBack, withRowReset, withValueAt } from './change.ts'
import { BoxDifferences } from './differences.tsx'
import { saveBoxDraft, useDrafts } from './draft.ts'
import css from './editor.module.css'
import { EditorRow } from './editor-row.tsx'
import { FaultList, type FaultsByPlace } from './field.tsx'

/** Edits a box row by row, with the drawings of the box page. */
export function EditorPage({ game }: { readonly game: string }) {
  const t = useBoxWords()
  const opened = useOpenedBox(game)
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${box.box}`}>
        <h1 className={sheet.title}>{t('edit.title', { game: gameNameOf(game) })}</h1>
        {opened === undefined && <p aria-busy="true">{t('box.loading')}</p>}
        {opened === null && <p>{t('box.none')}</p>}
        {opened && <Editor game={game} opened={opened} standard={opened.title.components ?? {}} />}
      </div>
    </PageFrame>
  )
}

interface EditorProps {
  readonly game: string
  readonly opened: OpenedBox
  readonly standard: object
}

function Editor({ game, opened, standard }: EditorProps) {
  const t = useBoxWords()
  const [fresh] = useState(
    (): SavedBox => ({
      id: newBoxId(),
      game,
      title: t('own.unnamed'),
      tables: {},
      place: hadAccount() ? 'account' : 'device',
    }),
  )
  const draft = useDrafts(({ byGame }) => byGame[game]) ?? fresh
  const components = useMemo(() => componentsWith(standard, draft), [standard, draft])
  const form = useMemo(() => componentForm(opened.rules), [opened])
  const faults = useFaultsByPlace(opened, components)
  const differing = useMemo(() => differingKeys(standard, components), [standard, components])
  const { handbook } = useRulebook(opened.title)
  const nameOf = (table: string) => handbook?.components.find((each) => each.table === table)?.name ?? table
  const count = [...faults.values()].flat().length

  function store(next: object): void {
    saveBoxDraft({ ...draft, ...ownBoxOf(standard, next, draft.title) })
  }
  return (
    <>
      <p className={sheet.lead}>{t('edit.lead')}</p>
      <details className={sheet.wide}>
        <summary className={css.summary}>{t('edit.count', { count: differing.size })}</summary>
        <BoxDifferences
          standard={standard}
          components={components}
          opened={opened}
          nameOf={nameOf}
          putBack={(table, row) => store(withRowBack(components, table, row))}
        />
      </details>
      <nav aria-label={t('box.contents')}>
        <ul className={box.contents}>
          {componentTablesIn(standard).map(([table]) => (
            <li key={table}>
              <a href={`#${table}`}>{nameOf(table)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {componentTablesIn(components).map(([table]) => (
        <EditorTable
          key={table}
          table={table}
          name={nameOf(table)}
          form={form}
          opened={opened}
          standard={standard}
          components={components}
          faults={faults}
          differing={differing}
          save={store}
        />
      ))}
      <SaveBar draft={draft} faults={count} differing={differing.size} />
    </>
  )
}

interface EditorTableProps {
  readonly table: string
  readonly name: string
  readonly form: FormField | undefined
  readonly opened: OpenedBox
  readonly standard: object
  readonly components: object
  readonly faults: FaultsByPlace
  readonly differing: ReadonlySet<string>
  readonly save: (components: object) => void
}

function EditorTable({ table, name, form, opened, standard, components, faults, differing, save }: EditorTableProps) {
  const t = useBoxWords()
  const [open, setOpen] = useState<string>()
  const contents = componentTableIn(components, table)
  if (!contents) return null
  const list = fieldAt(form, [table, 'rows'])
  const rows = componentRowsIn(contents)
  const listed = rows.filter(({ path }) => path[0] === 'rows').length
  const varies = list?.kind === 'list' && list.of.kind === 'group' && list.from < list.to ? list : undefined
  return (
    <section className={box.table} id={table} aria-labelledby={`${table}-name`}>
      <h2 id={`${table}-name`} className={box.heading}>
        <span className={box.title}>{name}</span>
      </h2>
      <FaultList of={faults.get(table)} />
      <FaultList of={rows.some(({ path }) => path.join('.') === 'rows') ? undefined : faults.get(`${table}.rows`)} />
      <ul className={`${box.rows ?? ''} ${opened.drawings.look ?? ''}`}>
        {rows.map((row) => {
          const place = row.path.join('.')
          return (
            <EditorRow
              key={place}
              table={table}
              row={row}
              field={fieldAt(form, [table, ...row.path])}
              components={components}
              drawings={opened.drawings}
              words={opened.words}
              faults={faults}
              differs={differing.has(`${table}.${rowKey(row)}`)}
              open={open === place}
              setOpen={(wanted) => setOpen(wanted ? place : undefined)}
              change={(value) => save(withValueAt(components, [table, ...row.path], value) as object)}
              reset={() => save(withRowReset(standard, components, table, row))}
              remove={
                varies && listed > varies.from && row.path[0] === 'rows'
                  ? () => save(withoutRow(components, table, row))
                  : undefined
              }
            />
          )
        })}
      </ul>
      {varies && listed < varies.to && (
        <p>
          <button type="button" className="button" onClick={() => save(withOneMore(components, table))}>
            {t('edit.addRow')}
          </button>
        </p>
      )}
    </section>
  )
}

/** The checker's messages by path, in the reader's language. */
function useFaultsByPlace({ rules, words }: OpenedBox, components: object): FaultsByPlace {
  const describeError = useBoxErrorMessages(words.entry)
  const found = useMemo(() => faultsIn(rules, components), [rules, components])
  const byPlace = new Map<string, string[]>()
  for (const { at, problem } of found) byPlace.set(at, [...(byPlace.get(at) ?? []), describeError(problem)])
  return byPlace
}
