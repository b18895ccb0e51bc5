import { type KeyboardEvent, lazy, Suspense, useDeferredValue } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { ChoicePanel } from '../choices/options.tsx'
import { canTalk } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import { Log } from './log.tsx'
import { openPanel, type Panel, usePanels } from './panels.ts'
import styles from './side-panel.module.css'
import { UnreadMark } from './unread-mark.tsx'

// Most turns are played without them.
const RulesHere = lazy(async () => ({ default: (await import('../rules/rules-here.tsx')).RulesHere }))
const ChatPanel = lazy(async () => ({ default: (await import('./chat.tsx')).ChatPanel }))
const NotesPanel = lazy(async () => ({ default: (await import('../notes/notes-panel.tsx')).NotesPanel }))

/** The right rail: options and preview, log, rules; chat and notes at online tables. */
export function SidePanel() {
  const panel = usePanels((panels) => panels.panel)
  // A long log takes a moment to lay out; the tab must respond at once. Shortcuts rely on the options being rendered.
  const later = useDeferredValue(panel)
  const open = panel === 'options' ? panel : later
  const talks = useTable((state) => canTalk(state.table))
  const t = useTranslate()
  const words = useTableWords()
  const tabs: readonly Panel[] = talks ? ['options', 'log', 'rules', 'chat', 'notes'] : ['options', 'log', 'rules']

  function walk(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(tabs.indexOf(panel) + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    event.preventDefault()
    openPanel(next)
    document.getElementById(`tab-${next}`)?.focus()
  }

  return (
    <aside className={styles.side} aria-label={t('panel.label')}>
      <div role="tablist" className={styles.tabs} onKeyDown={walk} aria-label={t('panel.label')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === panel}
            aria-controls="side-panel"
            tabIndex={tab === panel ? 0 : -1}
            className={styles.tab}
            onClick={() => openPanel(tab)}
          >
            {tab === 'notes' ? <NotesMark label={words('notes.open')} /> : t(`panel.${tab}`)}{' '}
            {tab === 'chat' && <UnreadMark />}
          </button>
        ))}
      </div>
      <div id="side-panel" role="tabpanel" aria-labelledby={`tab-${panel}`} className={styles.panel}>
        {/* Keeps its layout while hidden, so that it is there at once when the player returns. */}
        <div className={styles.kept} data-away={open === 'options' ? undefined : ''} inert={open !== 'options'}>
          <Boundary part="panel">
            <ChoicePanel />
          </Boundary>
        </div>
        <Boundary part="panel" of={open}>
          {open === 'log' && <Log />}
          <Suspense>
            {open === 'rules' && <RulesHere />}
            {open === 'chat' && <ChatPanel />}
            {open === 'notes' && talks && <NotesPanel />}
          </Suspense>
        </Boundary>
      </div>
    </aside>
  )
}

/** A pencil: a fifth word would not fit. */
function NotesMark({ label }: { readonly label: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d="M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      <span className="aloud">{label}</span>
    </>
  )
}
