import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/language.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly wide?: boolean
  /** It contains text without controls: the body takes the focus, so that keys can scroll it. */
  readonly reading?: boolean
  readonly close: () => void
}

/** A native modal dialog: it traps the focus, closes with Escape, and restores the focus. */
export function Dialog({ title, children, wide, reading, close }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const t = useTranslate()
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={element} className={styles.dialog} data-wide={wide || undefined} aria-label={title} onClose={close}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className="button quiet square" aria-label={t('dialog.close')} onClick={close}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.2" fill="none" />
          </svg>
        </button>
      </header>
      <div className={styles.body} tabIndex={reading ? 0 : undefined}>
        {children}
      </div>
    </dialog>
  )
}
