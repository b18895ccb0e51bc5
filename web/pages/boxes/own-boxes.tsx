import { type AnyGame, componentsWith } from '@carriage/kernel'
import { type ChangeEvent, useState } from 'react'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import css from './box.module.css'
import { faultsIn, readBoxFile } from './box.ts'
import type { BoxWords } from './drawings.ts'
import { useBoxErrorMessages } from './errors/use-error-messages.ts'
import { newBoxId, saveBox, useBoxes } from './saved-boxes.ts'
import { useAccountBoxes } from './saving/account-boxes.ts'
import { boxFileOf } from './saving/box-file.ts'
import { OwnBoxRow } from './saving/own-box-row.tsx'
import saving from './saving/saving.module.css'
import { useBoxWords } from './use-box-messages.ts'

interface OwnBoxesProps {
  readonly game: string
  readonly rules: AnyGame
  readonly standard: object
  readonly words: BoxWords
  readonly nameOf: (table: string) => string
}

/** The reader's own boxes: save, edit or import component tables, and play with them. */
export function OwnBoxes({ game, rules, standard, words, nameOf }: OwnBoxesProps) {
  const t = useBoxWords()
  const describeError = useBoxErrorMessages(words.entry)
  useAccountBoxes()
  const all = useBoxes(({ boxes }) => boxes)
  const boxes = all.filter((box) => box.game === game)
  const [faults, setFaults] = useState<readonly string[]>()
  const [saved, setSaved] = useState<string>()

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const { target } = event
    const [file] = target.files ?? []
    const box = file && readBoxFile(standard, await file.text())
    target.value = ''
    setSaved(undefined)
    if (!box) return setFaults([t('own.noBox')])
    const found = faultsIn(rules, componentsWith(standard, box)).map(
      ({ at, problem }) => `${at}: ${describeError(problem)}`,
    )
    setFaults(found)
    if (found.length > 0) return
    const name = box.title === '' || box.title === titleOf(standard) ? t('own.unnamed') : box.title
    if (saveBox({ ...box, title: name, id: newBoxId(), game, place: 'device' })) setSaved(name)
    else setFaults([t('own.notSaved')])
  }

  return (
    <details className={`${css.own ?? ''} ${sheet.wide ?? ''}`}>
      <summary>{t('own.title')}</summary>
      <p>{t('own.lead')}</p>
      <p>
        <Anchor className="button primary" href={`/box/${game}/edit`}>
          {t('own.edit')}
        </Anchor>{' '}
        <a className="button" href={boxFileOf(standard)} download={`${game}.box.json`}>
          {t('own.export')}
        </a>
      </p>
      <label className={sheet.file}>
        <span>{t('own.import')}</span>
        <input className="field" type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
      </label>
      <div role="status">
        {saved !== undefined && <p>{t('own.saved', { title: saved })}</p>}
        {faults !== undefined && faults.length > 0 && (
          <>
            <p>{t('own.errors', { count: faults.length })}</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {boxes.length > 0 && (
        <ul className={saving.boxes} aria-label={t('own.list')}>
          {boxes.map((box) => (
            <OwnBoxRow key={box.id} box={box} standard={standard} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </details>
  )
}

function titleOf(components: object): string {
  return 'title' in components && typeof components.title === 'string' ? components.title : ''
}
