import type { PrivateNote } from '@carriage/protocol'

/** Where notes are kept. Both throw where that place cannot be reached. */
export interface NoteStore {
  read(this: void): Promise<PrivateNote>
  /** Undefined if others have been kept since that version. */
  write(this: void, version: number, text: string): Promise<PrivateNote | undefined>
}

/**
 * `saved`: what is here is there; `changed`: it will be sent in a moment; `sending`; `failed`: the house was not reached,
 * and is asked again; `differs`: another device has written since, and the person says which notes stay.
 */
export type NoteStatus = 'opening' | 'saved' | 'changed' | 'sending' | 'failed' | 'differs'

export interface NoteState {
  readonly text: string
  readonly status: NoteStatus
  /** What another device has written. */
  readonly other: string | undefined
  /** Whether the notes were read: before that nothing can be written. */
  readonly opened: boolean
}

export interface NoteClient {
  open(): Promise<void>
  write(text: string): void
  /** Sends at once what has not been sent. */
  flush(): Promise<void>
  /** Ends a difference: the text that stays. */
  settle(text: string): Promise<void>
}

export interface NoteOptions {
  readonly store: NoteStore
  readonly show: (state: NoteState) => void
  /** Does something after a pause, unless it is put off again. Gives a way to call it off. */
  readonly later: (work: () => void, milliseconds: number) => () => void
}

const afterWriting = 800
const afterFailure = 5_000

/** Keeps notes as they are written: after a pause, one sending at a time, and again when the house was away. */
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
      const kept = await store.read()
      version = kept.version
      become({ text: kept.text, status: 'saved', other: undefined, opened: true })
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
      const kept = await store.write(version, text)
      if (!kept) return await compare(text)
      version = kept.version
      // More may have been written meanwhile.
      if (state.text === text) become({ status: 'saved' })
      else await send()
    } catch {
      become({ status: 'failed' })
      sendAfter(afterFailure)
    }
  }

  /** The house has other notes: the same text is no difference. */
  async function compare(text: string): Promise<void> {
    const kept = await store.read()
    version = kept.version
    if (kept.text === text) become({ status: 'saved', other: undefined })
    else become({ status: 'differs', other: kept.text })
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
      // Notes that could not be read yet are not written over: they are asked for again.
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
