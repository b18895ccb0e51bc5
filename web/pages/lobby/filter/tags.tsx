import { type TableTag, tableTags } from '@carriage/protocol/table-tags'
import styles from '../lobby.module.css'
import { useNarrowWords } from './use-messages.ts'

interface TagChoiceProps {
  readonly label: string
  readonly chosen: readonly TableTag[]
  readonly change: (chosen: readonly TableTag[]) => void
}

export function TagChoice({ label, chosen, change }: TagChoiceProps) {
  const words = useNarrowWords()
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <div className={styles.tagChoice}>
        {tableTags.map((tag) => (
          <label key={tag} className={styles.radio}>
            <input
              type="checkbox"
              checked={chosen.includes(tag)}
              onChange={() => change(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag])}
            />
            <span>{words(`tag.${tag}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The host's tags of a table. */
export function TagMarks({ tags }: { readonly tags: readonly TableTag[] }) {
  const words = useNarrowWords()
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{words(`tag.${tag}`)}</li>
      ))}
    </ul>
  )
}
