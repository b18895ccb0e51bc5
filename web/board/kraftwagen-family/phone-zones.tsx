import { type Seat, seatsOf } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { BoardProps, Zone } from '../interaction/board.ts'
import { useMedia } from '../interaction/use-media.ts'
import { glyphPaths } from '../parts/index.ts'
import css from './phone-zones.module.css'

interface PhoneZone<State extends object, Move extends object, Event extends object> {
  show(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** Whether the move is made here. */
  holds(this: void, move: Move): boolean
}

/**
 * The spots of the market and of mats, which name their seat; those of the header and the plates are drawn above every
 * zone.
 */
const marketSpots = ['market', 'buyer', 'car', 'stack', 'track', 'investor']
const matSpots = ['workers', 'supply', 'parts', 'part', 'levels', 'level', 'cards', 'team', 'racecar']
const headSpots = ['round', 'seat', 'points']

function isOfMat(spot: string, isSeat: (seat: number) => boolean): boolean {
  const [word = '', seat] = spot.split(' ')
  return matSpots.includes(word) && isSeat(Number(seat))
}

function isOf(words: readonly string[], spot: string): boolean {
  return words.includes(spot.split(' ', 1)[0] ?? '')
}

/** The zones of a phone: the board, my mat, those of the rivals, the market. */
export function phoneZones<State extends object, Move extends object, Event extends object>(zones: {
  readonly board: PhoneZone<State, Move, Event>
  readonly own: PhoneZone<State, Move, Event>
  readonly rivals: Pick<PhoneZone<State, Move, Event>, 'show'>
  readonly market: PhoneZone<State, Move, Event>
}): readonly Zone<State, Move, Event>[] {
  return [
    {
      id: 'board',
      label: 'zone.board',
      glyph: glyphPaths.again,
      ...zones.board,
      shows: (spot) => !isOf([...marketSpots, ...matSpots, ...headSpots], spot),
    },
    {
      id: 'mine',
      label: 'zone.mine',
      watched: 'zone.watched',
      glyph: glyphPaths.worker,
      ...zones.own,
      shows: (spot, me) => isOfMat(spot, (seat) => seat === me),
    },
    {
      id: 'rivals',
      label: 'zone.rivals',
      glyph: glyphPaths.buyer,
      ...zones.rivals,
      holds: () => false,
      shows: (spot, me) => isOfMat(spot, (seat) => seat !== me),
    },
    {
      id: 'market',
      label: 'zone.market',
      glyph: glyphPaths.price,
      ...zones.market,
      shows: (spot) => isOf(marketSpots, spot),
    },
  ]
}

/** Whether a zone has room for the market below my mat: a tablet in portrait. */
export function useTallZone(): boolean {
  return useMedia('(min-width: 40em) and (min-height: 56em)')
}

interface ZonePageProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The page of a zone. */
export function ZonePage({ className, children }: ZonePageProps) {
  return <div className={className === undefined ? css.zone : `${css.zone} ${className}`}>{children}</div>
}

interface RivalsPageProps extends Omit<ZonePageProps, 'children'> {
  readonly seats: readonly Seat[]
  mat(this: void, seat: Seat): ReactNode
}

/** The mats of the rivals. */
export function RivalsPage({ seats, mat, className }: RivalsPageProps) {
  return (
    <ZonePage className={className}>
      {seats.map((seat) => (
        <div key={seat} className={css.rival}>
          {mat(seat)}
        </div>
      ))}
    </ZonePage>
  )
}

/** Every seat but mine. */
export function rivalsOf(me: Seat | undefined, seats: number): Seat[] {
  return seatsOf(seats).filter((seat) => seat !== me)
}
