import { pathOf } from '../../platform/app/route.ts'
import styles from './embed.module.css'
import { useEmbedWords } from './use-messages.ts'

interface EmbedNoteProps {
  readonly what: 'refused' | 'waiting'
  readonly table?: string
}

/** Explains why there is no board. */
export function EmbedNote({ what, table }: EmbedNoteProps) {
  const words = useEmbedWords()
  return (
    <main className={styles.notice}>
      <h1>{words(what)}</h1>
      <p>{words(`${what}.why`)}</p>
      <a
        className="button"
        href={table === undefined ? '/' : pathOf({ at: 'table', id: table })}
        target="_blank"
        rel="noopener"
      >
        {words(table === undefined ? 'home' : 'table')}
      </a>
    </main>
  )
}
