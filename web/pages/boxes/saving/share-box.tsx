import { useState } from 'react'
import type { SavedBox } from '../saved-boxes.ts'
import { type BoxProblem, shareBox } from './account-boxes.ts'
import css from './saving.module.css'
import { useSavingMessages } from './use-messages.ts'

interface ShareBoxProps {
  readonly box: SavedBox
  readonly reportProblem: (problem: BoxProblem | undefined) => void
}

/** Shares a box by link, shows the link, and ends the sharing. */
export function ShareBox({ box, reportProblem: showProblem }: ShareBoxProps) {
  const t = useSavingMessages()
  const [copied, setCopied] = useState(false)
  const { title } = box

  async function share(shared: boolean): Promise<void> {
    const outcome = await shareBox(box, shared)
    setCopied(false)
    showProblem('problem' in outcome ? outcome.problem : undefined)
  }
  if (!box.shared)
    return (
      <button
        type="button"
        className="button quiet"
        aria-label={t('share.which', { title })}
        onClick={() => void share(true)}
      >
        {t('share')}
      </button>
    )
  const link = sharedLink(box)
  return (
    <div className={css.share}>
      <label className={css.link}>
        <span>{t('share.link')}</span>
        <input className="field" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        className="button"
        aria-label={t(copied ? 'share.copied.which' : 'share.copy.which', { title })}
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {t(copied ? 'share.copied' : 'share.copy')}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={t('share.stop.which', { title })}
        onClick={() => void share(false)}
      >
        {t('share.stop')}
      </button>
    </div>
  )
}

function sharedLink({ game, shareKey }: SavedBox): string {
  return `${location.origin}/box/${game}/shared/${shareKey}`
}
