import type { PrivateNote } from '@carriage/protocol'

/** Stores notes on the server. Both functions throw if it cannot be reached. */
export interface NoteStore {
  read(this: void): Promise<PrivateNote>
  /** Undefined if others have been stored since that version. */
  write(this: void, version: number, text: string): Promise<PrivateNote | undefined>
}

/**
 * `changed`: will be sent soon; `failed`: the server could not be reached and is retried; `differs`: another device has
 * written meanwhile, and the person chooses which notes to keep.
 */
export type NoteStatus = 'opening' | 'saved' | 'changed' | 'sending' | 'failed' | 'differs'

export interface NoteState {
  readonly text: string
  readonly status: NoteStatus
  /** The text of another device. */
  readonly other: string | undefined
  /** Whether the notes were loaded; before that they cannot be edited. */
  readonly opened: boolean
}

export interface NoteClient {
  open(): Promise<void>
  write(text: string): void
  /** Sends pending changes at once. */
  flush(): Promise<void>
  /** Resolves a conflict with this text. */
  settle(text: string): Promise<void>
}

export interface NoteOptions {
  readonly store: NoteStore
  readonly show: (state: NoteState) => void
  /** Runs something after a delay, replacing what was scheduled. Returns a function that cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void
}

const afterWriting = 800
const afterFailure = 5_000

/** Saves notes as they are written: after a delay, one request at a time, with retries. */
export function createNoteClient({ store, show, later }: NoteOptions): NoteClient {
  let state: NoteState = { text: '', status: 'opening', other: undefined, opened: false }
  let version = 0
  let callOff = () => {}

  function become(next: Partial<NoteState>): void {
    state = { ...state, ...next }
    show(state)
  }

  function sendAfter(milliseconds: number): void {
    callOff()
    callOff = later(() => void send(), milliseconds)
  }

  async function open(): Promise<void> {
    try {
      const saved = await store.read()
      version = saved.version
      become({ text: saved.text, status: 'saved', other: undefined, opened: true })
    } catch {
      become({ status: 'failed' })
      callOff()
      callOff = later(() => void open(), afterFailure)
    }
  }

  async function send(): Promise<void> {
    const { text } = state
    become({ status: 'sending' })
    try {
      const saved = await store.write(version, text)
      if (!saved) return await compare(text)
      version = saved.version
      // More may have been written meanwhile.
      if (state.text === text) become({ status: 'saved' })
      else await send()
    } catch {
      become({ status: 'failed' })
      sendAfter(afterFailure)
    }
  }

  /** The server has other notes: the same text is no conflict. */
  async function compare(text: string): Promise<void> {
    const saved = await store.read()
    version = saved.version
    if (saved.text === text) become({ status: 'saved', other: undefined })
    else become({ status: 'differs', other: saved.text })
  }

  return {
    open,
    write(text) {
      if (!state.opened || state.status === 'differs') return
      const sending = state.status === 'sending'
      become({ text, ...(!sending && { status: 'changed' }) })
      if (!sending) sendAfter(afterWriting)
    },
    async flush() {
      // Notes that could not be loaded yet are not overwritten: loading is retried.
      if (!state.opened || (state.status !== 'changed' && state.status !== 'failed')) return
      callOff()
      await send()
    },
    async settle(text) {
      become({ text, other: undefined })
      await send()
    },
  }
}
