import { SeatBadge } from '../../parts/index.ts'
import own from './stages.module.css'

interface Taking {
  readonly seat: number
  readonly name: string
  readonly earned: number
}

/** What each seat earned by the sale, the player last. */
export function Takings({ of }: { readonly of: readonly Taking[] }) {
  return (
    <ul className={own.takings}>
      {of.map(({ seat, name, earned }) => (
        <li key={seat}>
          <SeatBadge badge={seat} size={40} />
          {name}
          <b>{earned}</b>
        </li>
      ))}
    </ul>
  )
}
