import { places } from '../../../board/parts/places.ts'
import { CountChoice } from '../../../platform/ui/count-choice.tsx'
import { useHotseatWords } from '../../../table/hotseat/use-messages.ts'
import styles from '../../play/play-page.module.css'

interface PeopleHereProps {
  readonly seats: number
  /** A name for each person; the first is that of the settings. */
  readonly people: readonly string[]
  readonly change: (people: readonly string[]) => void
}

/** How many people share this device, and their names. */
export function PeopleHere({ seats, people, change }: PeopleHereProps) {
  const t = useHotseatWords()
  return (
    <fieldset className={styles.row}>
      <legend>{t('people.title')}</legend>
      <CountChoice
        name="people"
        counts={places(seats).map((place) => place + 1)}
        count={people.length}
        choose={(count) => change(places(count).map((each) => people[each] ?? ''))}
      />
      {people.slice(1).map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is a place at the table
        <label key={place} className={styles.row}>
          <span>{t('people.name', { number: place + 2 })}</span>
          <input
            className="field"
            value={name}
            maxLength={24}
            placeholder={String(place + 2)}
            autoComplete="off"
            onChange={({ target: { value } }) =>
              change(people.map((each, other) => (other === place + 1 ? value : each)))
            }
          />
        </label>
      ))}
    </fieldset>
  )
}
