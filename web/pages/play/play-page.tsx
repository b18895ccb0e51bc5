import { seatsOf } from '@carriage/kernel'
import { botLevels } from '@carriage/protocol/levels'
import { type FormEvent, useState } from 'react'
import { games } from '../../games/index.ts'
import { lastGame } from '../../games/last-game.ts'
import { firstGame } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo, pathOf } from '../../platform/app/route.ts'
import { changeSettings, useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { CountChoice } from '../../platform/ui/count-choice.tsx'
import { NameField } from '../../platform/ui/name-field.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import tick from '../../platform/ui/tick.module.css'
import { BoxChoice, gameOfChosenBox, withChosenBox } from '../boxes/box-choice.tsx'
import { SavedMatches } from '../home/saved-matches.tsx'
import { PeopleHere } from '../local-play/hotseat/people-here.tsx'
import { beginLocal, beginWith, type LocalTableOptions, namesFor } from '../local-play/match-starts.ts'
import { GameSelect } from './options/game-select.tsx'
import { OptionList } from './options/option-list.tsx'
import { seatCounts, withSeats } from './options/table-options.ts'
import { TrialNote } from './options/trial-note.tsx'
import { useTableOptions } from './options/use-options.ts'
import styles from './play-page.module.css'

/** A new local game against bots, and the games stored on this device. */
export function PlayPage() {
  const t = useTranslate()

  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t('play.title')}</h1>
        <p className={sheet.lead}>{t('play.lead')}</p>
        <p>
          <Anchor href={pathOf({ at: 'puzzles' })}>{t('home.puzzles')}</Anchor>
        </p>
        <NewGame />
        <h2 className={sheet.heading}>{t('saved.title')}</h2>
        <SavedMatches />
        <Anchor href={pathOf({ at: 'record' })}>{t('page.record')}</Anchor>
      </div>
    </PageFrame>
  )
}

function NewGame() {
  const t = useTranslate()
  const level = useSettings((settings) => settings.level)
  const { game, chooseGame, agreed, change, ready } = useTableOptions(gameOfChosenBox() ?? lastGame() ?? firstGame.id)
  const [names, setNames] = useState<readonly string[]>([''])
  if (!agreed) return null
  const { title, seats, options: agreedOptions } = agreed
  const people = names.slice(0, seats)

  function begin(event: FormEvent): void {
    event.preventDefault()
    const options = withChosenBox(title, agreedOptions)
    if (people.length > 1) beginTogether({ game, seats, options, people })
    else beginLocal({ game, seats, options })
  }

  return (
    <form className={styles.form} onSubmit={begin}>
      <NameField label={t('play.name')} className={styles.row} />
      <GameSelect among={games} game={game} choose={chooseGame} className={styles.row} />
      <TrialNote game={game} />
      <BoxChoice game={game} className={styles.row} />
      <fieldset className={styles.row}>
        <legend>{t('play.seats')}</legend>
        <CountChoice
          name="seats"
          counts={seatCounts(title)}
          count={seats}
          choose={(count) => change((now) => withSeats(now, count))}
        />
      </fieldset>
      <PeopleHere seats={seats} people={people} change={setNames} />
      <fieldset className={styles.row}>
        <legend>{t('play.level')}</legend>
        {botLevels.map((each) => (
          <label key={each} className={tick.tick}>
            <input
              type="radio"
              name="level"
              checked={level === each}
              onChange={() => changeSettings({ level: each })}
            />
            <span>
              {t(`level.${each}`)} <small>{t(`level.${each}.why`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <OptionList agreed={agreed} change={change} />
      <button type="submit" className="button primary big" disabled={!ready}>
        {t('play.begin')}
      </button>
    </form>
  )
}

/**
 * Starts a match of people who share this device; bots take the remaining seats. My own name is that of the settings.
 */
function beginTogether({ game, seats, options, people }: LocalTableOptions & { readonly people: readonly string[] }) {
  const { level } = useSettings.getState()
  const taken = people.map((name) => name.trim())
  const [own = '', ...others] = namesFor(seats)
  const bots = others.filter((name) => !taken.includes(name))
  const players = seatsOf(seats).map((seat) => {
    if (seat === 0) return own
    if (seat < people.length) return taken[seat] || String(seat + 1)
    return bots[seat - people.length] ?? String(seat + 1)
  })
  goTo(beginWith({ game, players, me: 0, people: seatsOf(people.length), options, level }))
}
