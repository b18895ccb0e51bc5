import { beginLocal } from '../../local/beginnings.ts'
import { useSay } from '../../words/house.ts'
import { Anchor } from '../anchor.tsx'
import { HonestLine } from '../terms/honest-line.tsx'
import styles from './home.module.css'
import { CarPoster, CarriagePoster, CatalogueCover } from './poster-art.tsx'

/** The three rooms of the house. */
export function Posters() {
  const say = useSay()
  return (
    <section className={styles.posters} aria-label={say('home.games')}>
      <article className={styles.poster}>
        <CarPoster />
        <h2>Kraftwagen</h2>
        <p className={styles.measure}>{say('poster.kraftwagen.measure')}</p>
        <p>{say('poster.kraftwagen.lead')}</p>
        <HonestLine game="kraftwagen" />
        <div className={styles.doors}>
          <button
            type="button"
            className="button primary"
            onClick={() => beginLocal({ game: 'kraftwagen', seats: 3, options: {} })}
          >
            {say('poster.play')}
          </button>
        </div>
      </article>
      <article className={styles.poster}>
        <CatalogueCover />
        <h2>Kraftwagen: Age of Engineering</h2>
        <p className={styles.measure}>{say('poster.engineering.measure')}</p>
        <p>{say('poster.engineering.lead')}</p>
        <HonestLine game="age-of-engineering" />
        <div className={styles.doors}>
          <button
            type="button"
            className="button primary"
            onClick={() => beginLocal({ game: 'age-of-engineering', seats: 3, options: {} })}
          >
            {say('poster.play')}
          </button>
          <Anchor className="button" href="/learn/age-of-engineering-lesson-1">
            {say('poster.engineering.learn')}
          </Anchor>
        </div>
      </article>
      <article className={styles.poster}>
        <CarriagePoster />
        <h2>Horseless Carriage</h2>
        <p className={styles.measure}>{say('poster.carriage.measure')}</p>
        <p>{say('poster.carriage.lead')}</p>
        <HonestLine game="horseless-carriage" />
        <div className={styles.doors}>
          <button
            type="button"
            className="button primary"
            onClick={() => beginLocal({ game: 'horseless-carriage', seats: 3, options: { introductory: true } })}
          >
            {say('poster.carriage.first')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => beginLocal({ game: 'horseless-carriage', seats: 3, options: {} })}
          >
            {say('poster.carriage.whole')}
          </button>
        </div>
      </article>
    </section>
  )
}
