import styles from './count-choice.module.css'

interface CountChoiceProps {
  /** Unique in its form, so that arrow keys move among these counts only. */
  readonly name: string
  readonly counts: readonly number[]
  readonly count: number
  readonly choose: (count: number) => void
}

/** A choice of one small number by radio buttons. */
export function CountChoice({ name, counts, count, choose }: CountChoiceProps) {
  return (
    <div className={styles.counts}>
      {counts.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === count} onChange={() => choose(each)} />
          <span>{each}</span>
        </label>
      ))}
    </div>
  )
}
