import { type FormEvent, useEffect, useState } from 'react'
import { branchAddress, longestComment, longestName } from '../../../pages/local-play/branch-link.ts'
import { getMatch, putMatch, type SavedMatch } from '../../../pages/local-play/shelf.ts'
import { ownMessages } from '../../../platform/i18n/own-messages.ts'
import { Anchor } from '../../../platform/ui/anchor.tsx'
import { Dialog } from '../../../platform/ui/dialog.tsx'
import strip from '../../../platform/ui/strip.module.css'
import css from './branch.module.css'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const useBranchWords = ownMessages({ en, de })

interface BranchStripProps {
  readonly id: string
  /** The move that is shown. */
  readonly n: number
  readonly seek: (n: number) => void
}

/** The comments on a branch, with buttons to share it and to play on. */
export function BranchStrip({ id, n, seek }: BranchStripProps) {
  const t = useBranchWords()
  const [branch, setBranch] = useState<SavedMatch>()
  const [editing, setEditing] = useState(false)
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    void getMatch(id).then(setBranch, () => undefined)
  }, [id])
  if (!branch) return null
  const { branchedAt: at = 0, branchName, comments = {}, over } = branch
  const commented = Object.keys(comments).map(Number)

  async function share(stored: SavedMatch): Promise<void> {
    const address = `${location.origin}${await branchAddress(stored)}`
    await navigator.clipboard.writeText(address)
    setOutcome(t('shared', { size: Math.ceil(address.length / 1000) }))
  }

  return (
    <section className={strip.strip} aria-label={t('label')}>
      <div className={strip.words}>
        <h1 className={strip.title}>{branchName || t('unnamed', { at })}</h1>
        <p data-testid="comment">
          {n === at && `${t('from', { at })} `}
          {comments[n] ?? t('comment.none')}
        </p>
      </div>
      <div className={strip.ways}>
        <p className={css.moves}>
          {commented.map((each) => (
            <button
              key={each}
              type="button"
              className="button quiet"
              aria-label={t('commented', { n: each })}
              aria-current={each === n || undefined}
              onClick={() => seek(each)}
            >
              {each}
            </button>
          ))}
        </p>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {t('edit')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void share(branch).catch(() => setOutcome(t('share.failed')))}
        >
          {t('share')}
        </button>
        {!over && (
          <Anchor className="button" href={`/local/${id}`}>
            {t('goOn')}
          </Anchor>
        )}
        <span role="status">{outcome}</span>
      </div>
      {editing && <Editor branch={branch} n={n} saved={setBranch} close={() => setEditing(false)} />}
    </section>
  )
}

interface EditorProps {
  readonly branch: SavedMatch
  readonly n: number
  readonly saved: (branch: SavedMatch) => void
  readonly close: () => void
}

function Editor({ branch, n, saved, close }: EditorProps) {
  const t = useBranchWords()
  const [name, setName] = useState(branch.branchName ?? '')
  const [comment, setComment] = useState(branch.comments?.[n] ?? '')
  const [failed, setFailed] = useState(false)

  function save(event: FormEvent): void {
    event.preventDefault()
    const { [n]: _, ...others } = branch.comments ?? {}
    const text = comment.trim()
    const comments = text === '' ? others : { ...others, [n]: text }
    const changed: SavedMatch = { ...branch, branchName: name.trim(), comments }
    putMatch(changed).then(
      () => {
        saved(changed)
        close()
      },
      () => setFailed(true),
    )
  }

  return (
    <Dialog title={t('edit')} close={close}>
      <form className={css.form} onSubmit={save}>
        <label>
          {t('name')}
          <input
            className="field"
            value={name}
            maxLength={longestName}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          {t('comment', { n })}
          <textarea
            className="field"
            rows={4}
            value={comment}
            maxLength={longestComment}
            onChange={({ target }) => setComment(target.value)}
          />
        </label>
        {failed && <p role="alert">{t('save.failed')}</p>}
        <button type="submit" className="button primary">
          {t('save')}
        </button>
      </form>
    </Dialog>
  )
}
