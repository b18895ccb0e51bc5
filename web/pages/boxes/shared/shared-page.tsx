import { type ComponentRow, componentRowsIn, componentsWith, componentTablesIn, rowKey } from '@carriage/kernel'
import type { SharedBox } from '@carriage/protocol'
import { useEffect, useMemo, useState } from 'react'
import { gameNameOf } from '../../../games/names.ts'
import { PageFrame } from '../../../platform/app/page-frame.tsx'
import { goTo } from '../../../platform/app/route.ts'
import { useRulebook } from '../../../platform/i18n/use-rulebook.ts'
import { api } from '../../../platform/net/api.ts'
import { hadAccount } from '../../../platform/net/had-account.ts'
import { Anchor } from '../../../platform/ui/anchor.tsx'
import sheet from '../../../platform/ui/sheet.module.css'
import css from '../box.module.css'
import { differingKeys } from '../editor/change.ts'
import { BoxDifferences } from '../editor/differences.tsx'
import { chooseBox, type SavedBox, saveBox } from '../saved-boxes.ts'
import { type BoxProblem, saveInAccount } from '../saving/account-boxes.ts'
import saving from '../saving/saving.module.css'
import { useSavingMessages } from '../saving/use-messages.ts'
import { TableSection } from '../table-section.tsx'
import { type OpenedBox, useOpenedBox } from '../use-box.ts'
import { useBoxWords } from '../use-box-messages.ts'

/** A shared box: its differences from the standard one, to copy and play with. */
export function SharedPage({ game, id }: { readonly game: string; readonly id: string }) {
  const tBox = useBoxWords()
  const t = useSavingMessages()
  const opened = useOpenedBox(game)
  const shared = useSharedBox(game, id)
  const isGone = shared === null || opened === null
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${css.box}`}>
        <h1 className={sheet.title}>
          {shared
            ? t('shared.title', { title: shared.title, game: gameNameOf(game) })
            : tBox('box.title', { game: gameNameOf(game) })}
        </h1>
        {isGone && <p>{t('shared.gone')}</p>}
        {!isGone && (!shared || !opened) && <p aria-busy="true">{tBox('box.loading')}</p>}
        {shared && opened && (
          <SharedContents shared={shared} opened={opened} standard={opened.title.components ?? {}} />
        )}
      </div>
    </PageFrame>
  )
}

interface SharedContentsProps {
  readonly shared: SharedBox
  readonly opened: OpenedBox
  readonly standard: object
}

function SharedContents({ shared, opened, standard }: SharedContentsProps) {
  const t = useSavingMessages()
  const components = useMemo(() => componentsWith(standard, shared), [standard, shared])
  const differing = useMemo(() => differingKeys(standard, components), [standard, components])
  const { handbook } = useRulebook(opened.title)
  const nameOf = (table: string) => handbook?.components.find((each) => each.table === table)?.name ?? table
  const tables = componentTablesIn(components).filter(([table]) => table in shared.tables)
  const rowText = (table: string) => (row: ComponentRow) =>
    differing.has(`${table}.${rowKey(row)}`) ? t('shared.differs') : undefined
  return (
    <>
      <p className={sheet.lead}>{t('shared.lead')}</p>
      <CopyButtons shared={shared} />
      <h2>{t('shared.differences')}</h2>
      <BoxDifferences standard={standard} components={components} opened={opened} nameOf={nameOf} />
      {tables.map(([table, contents]) => (
        <TableSection
          key={table}
          table={table}
          name={nameOf(table)}
          note={contents.note}
          provenance={contents.provenance}
          rows={componentRowsIn(contents)}
          components={components}
          opened={opened}
          describe={rowText(table)}
        />
      ))}
    </>
  )
}

function CopyButtons({ shared }: { readonly shared: SharedBox }) {
  const tBox = useBoxWords()
  const t = useSavingMessages()
  const [saved, setSaved] = useState<SavedBox['place']>()
  const [problem, setProblem] = useState<BoxProblem | 'unkept'>()
  // A fixed id, so that copying twice makes one copy.
  const copy: SavedBox = { ...shared, id: `shared-${shared.id}`, place: 'device' }

  async function saveCopy(): Promise<void> {
    const outcome = hadAccount() ? await saveInAccount(copy) : saveBox(copy) ? { box: copy } : undefined
    if (!outcome) setProblem('unkept')
    else if ('problem' in outcome) setProblem(outcome.problem)
    else setSaved(outcome.box.place)
  }
  function play(): void {
    saveBox(copy)
    chooseBox(copy.id)
    goTo('/play')
  }
  return (
    <>
      <div className={saving.buttons}>
        <button type="button" className="button primary" onClick={play}>
          {t('shared.play')}
        </button>
        <button type="button" className="button" disabled={saved !== undefined} onClick={() => void saveCopy()}>
          {t('shared.copy')}
        </button>
        <Anchor className="button quiet" href={`/box/${shared.game}`}>
          {t('shared.usual')}
        </Anchor>
      </div>
      <p role="status">
        {saved && t(`saved.${saved}`, { title: shared.title })}
        {problem && (problem === 'unkept' ? tBox('own.notSaved') : t(`problem.${problem}`))}
      </p>
    </>
  )
}

/** Undefined while loading, null if the game has no such box. */
function useSharedBox(game: string, id: string): SharedBox | null | undefined {
  const [shared, setShared] = useState<SharedBox | null>()
  useEffect(() => {
    let left = false
    void api
      .GET('/api/shared-boxes/:id', { params: { path: { id } } })
      .catch(() => ({ data: undefined }))
      .then(({ data }) => {
        if (!left) setShared(data?.game === game ? data : null)
      })
    return () => {
      left = true
    }
  }, [game, id])
  return shared
}
