import type { GameFigures } from '@carriage/protocol'
import { gameNameOf } from '../../games/names.ts'
import { useLocale } from '../../platform/i18n/language.ts'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'

/** Results by game and table size. */
export function FiguresCard({ figures }: { readonly figures: readonly GameFigures[] }) {
  const t = useProfileMessages()
  if (figures.length === 0) return <p className={styles.facts}>{t('figures.none')}</p>
  const byGame = Map.groupBy(figures, ({ game }) => game)
  return (
    <div className={styles.figures}>
      {[...byGame].map(([game, rows]) => (
        <FiguresOfGame key={game} game={game} rows={rows} />
      ))}
    </div>
  )
}

function FiguresOfGame({ game, rows }: { readonly game: string; readonly rows: readonly GameFigures[] }) {
  const t = useProfileMessages()
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  return (
    <section className={styles.figure}>
      <h3>{gameNameOf(game)}</h3>
      <table>
        <thead>
          <tr>
            {(['seats', 'games', 'places', 'mean', 'best'] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`figures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seats, games, places, mean, best }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <td>{games}</td>
              <td data-column="places">
                <Places places={places} games={games} />
              </td>
              <td>{number.format(mean)}</td>
              <td>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A bar for each place, as high as its share of the games. */
function Places({ places, games }: Pick<GameFigures, 'places' | 'games'>) {
  const t = useProfileMessages()
  return (
    <ul className={styles.places}>
      {places.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the key
        <li key={at}>
          <span className="aloud">{t('figures.place', { place: at + 1, count })}</span>
          <span aria-hidden="true" className={styles.bar} style={{ height: `${Math.round((count / games) * 32)}px` }} />
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ul>
  )
}
