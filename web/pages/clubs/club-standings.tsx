import type { Club } from '@carriage/protocol'
import { gameNameOf } from '../../games/names.ts'
import { useLocale } from '../../platform/i18n/language.ts'
import sheet from '../../platform/ui/sheet.module.css'
import { PersonName } from '../people/person-name.tsx'
import styles from '../profile/profile.module.css'
import { useClubMessages } from './use-messages.ts'

/** Wins at the tables of the club, game by game. */
export function ClubStandings({ club: { standings, people } }: { readonly club: Club }) {
  const t = useClubMessages()
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  const nameOf = (account: string) => people.find((each) => each.account === account)?.name ?? ''
  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{t('standings')}</h2>
      <p className={styles.facts}>{t(standings.length === 0 ? 'standings.none' : 'standings.why')}</p>
      <div className={styles.figures}>
        {[...Map.groupBy(standings, ({ game }) => game)].map(([game, rows]) => (
          <section key={game} className={styles.figure}>
            <h3>{gameNameOf(game)}</h3>
            <table>
              <thead>
                <tr>
                  {(['who', 'games', 'wins', 'places', 'mean'] as const).map((column) => (
                    <th key={column} scope="col" data-column={column}>
                      {t(`standings.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ account, games, wins, places, mean }) => (
                  <tr key={account}>
                    <th scope="row">
                      <PersonName account={account} name={nameOf(account)} />
                    </th>
                    <td>{games}</td>
                    <td>{wins}</td>
                    <td data-column="places">{places.map((count) => number.format(count)).join(' · ')}</td>
                    <td>{number.format(mean)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </section>
  )
}
