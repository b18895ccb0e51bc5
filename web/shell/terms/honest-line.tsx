import { type MessageId, useSay } from '../../words/house.ts'
import { Anchor } from '../anchor.tsx'

/** Which components of a game are uncertain, shown where the game is chosen. */
export function HonestLine({ game }: { readonly game: string }) {
  const say = useSay()
  return (
    <p>
      <small>
        {say(`components.${game}` as MessageId)} <Anchor href={`/rules/${game}`}>{say('components.more')}</Anchor>
      </small>
    </p>
  )
}
