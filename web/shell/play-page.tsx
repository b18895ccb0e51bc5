import { botLevels } from '@carriage/protocol/levels'
import { type FormEvent, useState } from 'react'
import { BoxChoice, gameOfChosenBox, withChosenBox } from '../box/box-choice.tsx'
import { games } from '../games/index.ts'
import { firstGame } from '../games/names.ts'
import { beginLocal } from '../local/beginnings.ts'
import { beginTogether } from '../local/hotseat/begin-together.ts'
import { PeopleHere } from '../local/hotseat/people-here.tsx'
import { useSay } from '../words/house.ts'
import { Anchor } from './anchor.tsx'
import { CountChoice } from './count-choice.tsx'
import { KeptMatches } from './kept-matches.tsx'
import { NameField } from './name-field.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './play-page.module.css'
import { pathOf } from './route.ts'
import { changeSettings, useSettings } from './settings.ts'
import sheet from './sheet.module.css'
import { seatCounts, withSeats } from './terms/agreed.ts'
import { GameSelect } from './terms/game-select.tsx'
import { HonestLine } from './terms/honest-line.tsx'
import { OptionList } from './terms/option-list.tsx'
import { useTerms } from './terms/use-terms.ts'
import tick from './tick.module.css'

/** A new game against bots, in this browser; and the games that lie on this device. */
export function PlayPage() {
  const say = useSay()

  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{say('play.title')}</h1>
        <p className={sheet.lead}>{say('play.lead')}</p>
        <p>
          <Anchor href={pathOf({ at: 'puzzles' })}>{say('home.puzzles')}</Anchor>
        </p>
        <NewGame />
        <h2 className={sheet.heading}>{say('kept.title')}</h2>
        <KeptMatches />
        <Anchor href={pathOf({ at: 'record' })}>{say('page.record')}</Anchor>
      </div>
    </PageFrame>
  )
}

function NewGame() {
  const say = useSay()
  const level = useSettings((settings) => settings.level)
  const { game, chooseGame, agreed, change, ready } = useTerms(gameOfChosenBox() ?? firstGame.id)
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
      <NameField label={say('play.name')} className={styles.row} />
      <GameSelect among={games} game={game} choose={chooseGame} className={styles.row} />
      <HonestLine game={game} />
      <BoxChoice game={game} className={styles.row} />
      <fieldset className={styles.row}>
        <legend>{say('play.seats')}</legend>
        <CountChoice
          name="seats"
          counts={seatCounts(title)}
          count={seats}
          choose={(count) => change((now) => withSeats(now, count))}
        />
      </fieldset>
      <PeopleHere seats={seats} people={people} change={setNames} />
      <fieldset className={styles.row}>
        <legend>{say('play.level')}</legend>
        {botLevels.map((each) => (
          <label key={each} className={tick.tick}>
            <input
              type="radio"
              name="level"
              checked={level === each}
              onChange={() => changeSettings({ level: each })}
            />
            <span>
              {say(`level.${each}`)} <small>{say(`level.${each}.why`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <OptionList agreed={agreed} change={change} />
      <button type="submit" className="button primary big" disabled={!ready}>
        {say('play.begin')}
      </button>
    </form>
  )
}
