import type { MatchId } from '@carriage/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { matchAt } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'
import { createNoteClient, type NoteClient, type NoteState, type NoteStore } from './note-store.ts'
import styles from './notes.module.css'
import { useNoteWords } from './use-messages.ts'

/** The server's limit, `longestNote`; importing it would load a package for one number. */
const longest = 8_000
/** From this length on, the remaining characters are shown. */
const nearEnd = 500

/** My notes at this table, saved as they are written. */
export function NotesPanel() {
  const id = useTable((state) => matchAt(state.table))
  const words = useNoteWords()
  const why = useId()
  const [state, noteStore] = useNotes(id as MatchId)
  const { text, status, other, opened } = state
  const left = longest - text.length
  return (
    <div className={styles.notes}>
      <h2 className={styles.title}>{words('title')}</h2>
      <p id={why} className={styles.why}>
        {words('why')}
      </p>
      <textarea
        id="notes"
        className={`field ${styles.text}`}
        aria-label={words('write')}
        aria-describedby={why}
        value={text}
        maxLength={longest}
        readOnly={!opened || status === 'differs'}
        onChange={({ target }) => noteStore()?.write(target.value)}
        onBlur={() => void noteStore()?.flush()}
      />
      <p className={styles.status} role="status" data-status={status}>
        {words(`status.${status}`)} {left < nearEnd && words('left', { count: left })}
      </p>
      {other !== undefined && (
        <>
          <blockquote className={styles.other} aria-label={words('other')}>
            {other}
          </blockquote>
          <div className={styles.ways}>
            <button type="button" className="button" onClick={() => void noteStore()?.settle(text)}>
              {words('save.own')}
            </button>
            <button type="button" className="button" onClick={() => void noteStore()?.settle(other)}>
              {words('save.other')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

function useNotes(match: MatchId): [NoteState, () => NoteClient | undefined] {
  const [state, setState] = useState<NoteState>({
    text: '',
    status: 'opening',
    other: undefined,
    opened: false,
  })
  const noteStore = useRef<NoteClient>(undefined)
  useEffect(() => {
    let gone = false
    const opened = createNoteClient({
      store: serverNotes(match),
      show: (next) => {
        if (!gone) setState(next)
      },
      later: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    noteStore.current = opened
    void opened.open()
    const hide = () => void opened.flush()
    document.addEventListener('visibilitychange', hide)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', hide)
      void opened.flush()
    }
  }, [match])
  return [state, () => noteStore.current]
}

/** My notes at a table, stored on the server. */
function serverNotes(match: MatchId): NoteStore {
  const params = { path: { id: match } }
  return {
    read: async () => {
      const { data } = await api.GET('/api/matches/:id/notes', { params })
      if (!data) throw new Error('Notes could not be loaded.')
      return data
    },
    write: async (version, text) => {
      // Keepalive lets the request finish after the page has closed.
      const { data, error } = await api.PUT('/api/matches/:id/notes', {
        params,
        body: { version, text },
        keepalive: true,
      })
      if (error && error.code !== 'conflict') throw new Error('Notes could not be saved.')
      return data
    },
  }
}
