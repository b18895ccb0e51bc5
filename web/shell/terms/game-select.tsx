import { games } from '../../table/titles.ts'
import { useSay } from '../../words/house.ts'
import { titleName } from '../../words/title-names.ts'

interface GameSelectProps {
  readonly game: string
  readonly choose: (game: string) => void
  readonly className: string | undefined
}

/** Which of the games it is to be. */
export function GameSelect({ game, choose, className }: GameSelectProps) {
  const say = useSay()
  if (games.length < 2) return null
  return (
    <label className={className}>
      <span>{say('new.game')}</span>
      <select className="field" value={game} onChange={({ target }) => choose(target.value)}>
        {games.map((each) => (
          <option key={each} value={each}>
            {titleName(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
