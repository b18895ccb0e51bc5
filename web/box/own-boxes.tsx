import { type ChangeEvent, useState } from 'react'
import { Anchor } from '../shell/anchor.tsx'
import { goTo } from '../shell/route.ts'
import sheet from '../shell/sheet.module.css'
import type { PlayedTitle } from '../words/played-title.ts'
import css from './box.module.css'
import { componentsWith, faultsIn, readBoxFile } from './box.ts'
import { useBoxWords } from './box-words.ts'
import type { BoxWords } from './drawings.ts'
import { keepBoxDraft } from './editor/draft.ts'
import { useFaultWords } from './faults/use-fault-words.ts'
import { chooseBox, dropBox, keepBox, newBoxId, useBoxes } from './kept-boxes.ts'

interface OwnBoxesProps {
  readonly game: string
  readonly title: PlayedTitle
  readonly standard: object
  readonly words: BoxWords
}

/** Boxes of the reader's own: a file of tables is saved, changed and read again, and then played with. */
export function OwnBoxes({ game, title, standard, words }: OwnBoxesProps) {
  const say = useBoxWords()
  const faultWords = useFaultWords(words.entry)
  const all = useBoxes(({ boxes }) => boxes)
  const boxes = all.filter((box) => box.game === game)
  const [faults, setFaults] = useState<readonly string[]>()
  const [kept, setKept] = useState<string>()

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const { target } = event
    const [file] = target.files ?? []
    const box = file && readBoxFile(standard, await file.text())
    target.value = ''
    setKept(undefined)
    if (!box) return setFaults([say('own.noBox')])
    const found = faultsIn(title, componentsWith(standard, box)).map(
      ({ at, problem }) => `${at}: ${faultWords(problem)}`,
    )
    setFaults(found)
    if (found.length > 0) return
    const name = box.title === '' || box.title === titleOf(standard) ? say('own.unnamed') : box.title
    if (keepBox({ ...box, title: name, id: newBoxId(), game })) setKept(name)
    else setFaults([say('own.notKept')])
  }

  return (
    <details className={`${css.own ?? ''} ${sheet.wide ?? ''}`}>
      <summary>{say('own.title')}</summary>
      <p>{say('own.lead')}</p>
      <p>
        <Anchor className="button primary" href={`/box/${game}/edit`}>
          {say('own.edit')}
        </Anchor>{' '}
        <a className="button" href={fileOf(standard)} download={`${game}.box.json`}>
          {say('own.export')}
        </a>
      </p>
      <label className={sheet.file}>
        <span>{say('own.import')}</span>
        <input className="field" type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
      </label>
      <div role="status">
        {kept !== undefined && <p>{say('own.kept', { title: kept })}</p>}
        {faults !== undefined && faults.length > 0 && (
          <>
            <p>{say('own.faults', { count: faults.length })}</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {boxes.length > 0 && (
        <ul aria-label={say('own.list')}>
          {boxes.map((box) => (
            <li key={box.id}>
              <b>{box.title}</b> {say('own.tables', { count: Object.keys(box.tables).length })}{' '}
              <button type="button" className="button quiet" onClick={() => playWith(box.id)}>
                {say('own.play')}
              </button>{' '}
              <button
                type="button"
                className="button quiet"
                onClick={() => {
                  keepBoxDraft(box)
                  goTo(`/box/${game}/edit`)
                }}
              >
                {say('own.change')}
              </button>{' '}
              <a
                className="button quiet"
                href={fileOf(componentsWith(standard, box))}
                download={`${game}.box.json`}
                aria-label={say('own.exportThis', { title: box.title })}
              >
                {say('own.exportShort')}
              </a>{' '}
              <button type="button" className="button quiet" onClick={() => dropBox(box.id)}>
                {say('own.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function playWith(id: string): void {
  chooseBox(id)
  goTo('/play')
}

function titleOf(components: object): string {
  return 'title' in components && typeof components.title === 'string' ? components.title : ''
}

function fileOf(components: object): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(components, null, 1))}`
}
