import type { Level } from '@carriage/bots'
import { type FormEvent, useState } from 'react'
import { beginLocal } from '../local/beginnings.ts'
import { useSay } from '../words/house.ts'
import { KeptMatches } from './kept-matches.tsx'
import { NameField } from './name-field.tsx'
import { Page } from './page.tsx'
import styles from './play-page.module.css'
import sheet from './sheet.module.css'

/** A new game against bots, in this browser; and the games that lie on this device. */
export function PlayPage() {
  const say = useSay()
  const [seats, setSeats] = useState(3)
  const [level, setLevel] = useState<Level>('mechanic')
  const [specialty, setSpecialty] = useState(false)
  const [openMoney, setOpenMoney] = useState(false)

  function begin(event: FormEvent): void {
    event.preventDefault()
    const options = { specialtyTiles: specialty, scoreVisibility: openMoney ? 'open' : 'hidden' }
    beginLocal({ game: 'kraftwagen', seats, options, level })
  }

  return (
    <Page>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{say('play.title')}</h1>
        <p className={sheet.lead}>{say('play.lead')}</p>
        <form className={styles.form} onSubmit={begin}>
          <NameField label={say('play.name')} className={styles.row} />
          <fieldset className={styles.row}>
            <legend>{say('play.seats')}</legend>
            <div className={styles.seats}>
              {[2, 3, 4].map((count) => (
                <label key={count}>
                  <input type="radio" name="seats" checked={seats === count} onChange={() => setSeats(count)} />
                  <span>{count}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.row}>
            <legend>{say('play.level')}</legend>
            {(['apprentice', 'mechanic', 'engineer', 'magnate'] as const).map((each) => (
              <label key={each} className={styles.tick}>
                <input type="radio" name="level" checked={level === each} onChange={() => setLevel(each)} />
                <span>
                  {say(`level.${each}`)} <small>{say(`level.${each}.why`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <label className={styles.tick}>
            <input type="checkbox" checked={specialty} onChange={() => setSpecialty(!specialty)} />
            <span>
              {say('play.specialty')} <small>{say('play.specialty.why')}</small>
            </span>
          </label>
          <label className={styles.tick}>
            <input type="checkbox" checked={openMoney} onChange={() => setOpenMoney(!openMoney)} />
            <span>
              {say('play.open')} <small>{say('play.open.why')}</small>
            </span>
          </label>
          <button type="submit" className="button primary big">
            {say('play.begin')}
          </button>
        </form>
        <h2 className={sheet.heading}>{say('kept.title')}</h2>
        <KeptMatches />
      </div>
    </Page>
  )
}
