import { componentsWith } from '@carriage/kernel'
import { useState } from 'react'
import { goTo } from '../../../platform/app/route.ts'
import { saveBoxDraft } from '../editor/draft.ts'
import { chooseBox, dropBox, type SavedBox } from '../saved-boxes.ts'
import { useBoxWords } from '../use-box-messages.ts'
import { type BoxProblem, dropFromAccount, saveInAccount } from './account-boxes.ts'
import { boxFileOf } from './box-file.ts'
import { HandIn } from './hand-in.tsx'
import css from './saving.module.css'
import { ShareBox } from './share-box.tsx'
import { useSavingMessages } from './use-messages.ts'

interface OwnBoxRowProps {
  readonly box: SavedBox
  readonly standard: object
  readonly nameOf: (table: string) => string
}

/** A saved box and its actions. */
export function OwnBoxRow({ box, standard, nameOf }: OwnBoxRowProps) {
  const tBox = useBoxWords()
  const t = useSavingMessages()
  const [problem, setProblem] = useState<BoxProblem>()
  const { id, game, title, tables, place } = box

  async function moveToAccount(): Promise<void> {
    const outcome = await saveInAccount(box)
    if ('problem' in outcome) setProblem(outcome.problem)
    else dropBox(id)
  }
  return (
    <li className={css.box}>
      <p className={css.facts}>
        <b>{title}</b>{' '}
        <small>
          {tBox('own.tables', { count: Object.keys(tables).length })} · {t(`place.${place}`)}
        </small>
      </p>
      <div className={css.buttons}>
        <button
          type="button"
          className="button"
          aria-label={tBox('own.play.which', { title })}
          onClick={() => {
            chooseBox(id)
            goTo('/play')
          }}
        >
          {tBox('own.play')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={tBox('own.change.which', { title })}
          onClick={() => {
            saveBoxDraft(box)
            goTo(`/box/${game}/edit`)
          }}
        >
          {tBox('own.change')}
        </button>
        <a
          className="button quiet"
          href={boxFileOf(componentsWith(standard, box))}
          download={`${game}.box.json`}
          aria-label={tBox('own.exportThis', { title })}
        >
          {tBox('own.exportShort')}
        </a>
        {place === 'device' && (
          <button
            type="button"
            className="button quiet"
            aria-label={t('toAccount.which', { title })}
            onClick={() => void moveToAccount()}
          >
            {t('toAccount')}
          </button>
        )}
        <DropButton box={box} reportProblem={setProblem} />
        <ShareBox box={box} reportProblem={setProblem} />
      </div>
      {place === 'account' && <HandIn box={box} standard={standard} nameOf={nameOf} />}
      <p role="status">{problem && t(`problem.${problem}`)}</p>
    </li>
  )
}

interface DropButtonProps {
  readonly box: SavedBox
  readonly reportProblem: (problem: BoxProblem | undefined) => void
}

/** Deleting a box of the account affects all devices and its link, so it takes two presses. */
function DropButton({ box: { id, title, place }, reportProblem: showProblem }: DropButtonProps) {
  const tBox = useBoxWords()
  const t = useSavingMessages()
  const [sure, setSure] = useState(false)
  if (place === 'device')
    return (
      <button
        type="button"
        className="button quiet"
        aria-label={tBox('own.drop.which', { title })}
        onClick={() => dropBox(id)}
      >
        {tBox('own.drop')}
      </button>
    )
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={t(sure ? 'drop.sure.which' : 'drop.which', { title })}
      onClick={() => {
        if (sure) void dropFromAccount(id).then((done) => showProblem(done ? undefined : 'away'))
        else setSure(true)
      }}
    >
      {t(sure ? 'drop.sure' : 'drop')}
    </button>
  )
}
