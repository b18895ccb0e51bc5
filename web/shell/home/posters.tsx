import { beginLocal } from '../../local/beginnings.ts'
import { useSay } from '../../words/house.ts'
import styles from './home.module.css'
import { CarPoster, CarriagePoster, CatalogueCover } from './poster-art.tsx'

/** Three rooms of the house. One is open; the others say that they are being furnished. */
export function Posters() {
  const say = useSay()
  return (
    <section className={styles.posters} aria-label={say('home.games')}>
      <article className={styles.poster}>
        <CarPoster />
        <h2>Kraftwagen</h2>
        <p className={styles.measure}>{say('poster.kraftwagen.measure')}</p>
        <p>{say('poster.kraftwagen.lead')}</p>
        <button
          type="button"
          className="button primary"
          onClick={() => beginLocal({ game: 'kraftwagen', seats: 3, options: {} })}
        >
          {say('poster.play')}
        </button>
      </article>
      <article className={styles.poster} data-closed="true">
        <CatalogueCover />
        <h2>Kraftwagen: Age of Engineering</h2>
        <p className={styles.measure}>{say('poster.engineering.measure')}</p>
        <p>{say('poster.engineering.lead')}</p>
        <p className={styles.soon}>{say('poster.soon')}</p>
      </article>
      <article className={styles.poster} data-closed="true">
        <CarriagePoster />
        <h2>Horseless Carriage</h2>
        <p className={styles.measure}>{say('poster.carriage.measure')}</p>
        <p>{say('poster.carriage.lead')}</p>
        <p className={styles.soon}>{say('poster.soon')}</p>
      </article>
    </section>
  )
}
