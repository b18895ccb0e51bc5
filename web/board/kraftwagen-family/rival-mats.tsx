import type { Seat } from '@carriage/kernel'
import type { ReactNode } from 'react'
import { useMedia } from '../interaction/use-media.ts'
import css from './rival-mats.module.css'

/** Whether the dock has room for the mats of all seats: on a wide desktop. */
export function useWideDock(): boolean {
  return useMedia('(min-width: 112.5em)')
}

interface RivalMatsProps {
  readonly title: string
  readonly seats: readonly Seat[]
  mat(this: void, seat: Seat): ReactNode
}

/** The mats of the rivals beside mine, all of the same width. */
export function RivalMats({ title, seats, mat }: RivalMatsProps) {
  return (
    <section className={css.mats} aria-label={title} data-mats="">
      {seats.map((seat) => (
        <div key={seat} className={css.mat}>
          {mat(seat)}
        </div>
      ))}
    </section>
  )
}
