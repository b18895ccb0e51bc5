import { useState } from 'react'
import { goTo } from '../../../platform/app/route.ts'
import { Anchor } from '../../../platform/ui/anchor.tsx'
import { dropBoxDraft, saveBoxDraft } from '../editor/draft.ts'
import css from '../editor/editor.module.css'
import { type BoxPlace, newBoxId, type SavedBox, saveBox, useBoxes } from '../saved-boxes.ts'
import { useBoxWords } from '../use-box-messages.ts'
import { type BoxProblem, saveInAccount, useAccountBoxes } from './account-boxes.ts'
import { useSavingMessages } from './use-messages.ts'

interface SaveBarProps {
  readonly draft: SavedBox
  /** The number of errors to correct first. */
  readonly faults: number
  /** The number of rows that differ from the standard box. */
  readonly differing: number
}

const places: readonly BoxPlace[] = ['device', 'account']

/** The name of a box, where to save it, and the save button. */
export function SaveBar({ draft, faults, differing }: SaveBarProps) {
  const t = useBoxWords()
  const tSaving = useSavingMessages()
  const [problem, setProblem] = useState<BoxProblem | 'unkept'>()
  const [busy, setBusy] = useState(false)
  useAccountBoxes()
  const { game } = draft

  async function save(): Promise<void> {
    setBusy(true)
    const found = await store({ ...draft, title: draft.title.trim() || t('own.unnamed') })
    setBusy(false)
    setProblem(found)
    if (found) return
    dropBoxDraft(game)
    goTo(`/box/${game}`)
  }
  return (
    <div className={css.bar}>
      <label className={css.field}>
        <span>{t('edit.name')}</span>
        <input
          className="field"
          maxLength={60}
          value={draft.title}
          onChange={({ target }) => saveBoxDraft({ ...draft, title: target.value })}
        />
      </label>
      <label className={css.field}>
        <span>{tSaving('place')}</span>
        <select
          className="field"
          value={draft.place}
          onChange={({ target }) =>
            saveBoxDraft({ ...draft, place: places.find((place) => place === target.value) ?? 'device' })
          }
        >
          {places.map((place) => (
            <option key={place} value={place}>
              {tSaving(`place.${place}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button primary" disabled={faults > 0 || busy} onClick={() => void save()}>
        {t('edit.save')}
      </button>
      <Anchor className="button quiet" href={`/box/${game}`}>
        {t('edit.back')}
      </Anchor>
      <p role="status">
        {problem === 'unkept'
          ? t('own.notSaved')
          : problem
            ? tSaving(`problem.${problem}`)
            : faults > 0
              ? t('edit.errors', { count: faults })
              : t('edit.count', { count: differing })}
      </p>
    </div>
  )
}

/** Saves a box in its place. If it was stored elsewhere, this is a copy. */
async function store(box: SavedBox): Promise<BoxProblem | 'unkept' | undefined> {
  if (box.place === 'account') {
    const outcome = await saveInAccount(box)
    return 'problem' in outcome ? outcome.problem : undefined
  }
  const isInAccount = useBoxes.getState().boxes.some(({ id, place }) => id === box.id && place === 'account')
  return saveBox(isInAccount ? { ...box, id: newBoxId() } : box) ? undefined : 'unkept'
}
