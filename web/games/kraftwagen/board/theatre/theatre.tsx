import type { Car } from '@carriage/kraftwagen'
import { useMemo } from 'react'
import { BuyerFigure } from '../../../../boards/parts/index.ts'
import { CarOnStage } from '../../../../boards/parts/theatre/car-on-stage.tsx'
import { Theatre } from '../../../../boards/parts/theatre/theatre.tsx'
import type { Scene } from '../props.ts'
import { type Act, earnedAfter, type Play, playOf } from './acts.ts'

/** The sales, buyer by buyer. */
export function SaleTheatre(props: Scene) {
  const { events, view, say, tell } = props
  const play = useMemo(() => playOf(events), [events])
  const seats = view.players.length
  return (
    <Theatre
      {...props}
      title={say('theatre.title', { round: play.round })}
      cause={play.cause && say(`theatre.cause.${play.cause}`)}
      seats={seats}
      acts={play.acts.map((act) => ({
        sentence: sentence(act),
        figure: act.kind === 'buyer' && <BuyerFigure preference={act.event.preference} />,
      }))}
      earned={(shown) => earnedAfter(play, shown, seats)}
      stage={(shown) =>
        play.cars.length === 0 ? (
          <p>{say('theatre.noCars')}</p>
        ) : (
          play.cars.map((car) => <Stand key={car.price} {...props} play={play} car={car} shown={shown} />)
        )
      }
    />
  )

  function sentence(of: Act): string {
    switch (of.kind) {
      case 'race':
        return [tell.event(of.event), ...of.laps.map((event) => tell.event(event))].join(' ')
      case 'buyer':
        return tell.event(of.event)
      case 'unsold':
        return of.events.map((event) => tell.event(event)).join(' ')
      default:
        return of satisfies never
    }
  }
}

interface StandProps extends Scene {
  readonly play: Play
  readonly car: Readonly<Car>
  readonly shown: number
}

function Stand({ play, car, shown, say, tell }: StandProps) {
  const place = play.acts.findIndex((act) =>
    act.kind === 'buyer'
      ? act.event.kind === 'carSold' && act.event.car.price === car.price
      : act.kind === 'unsold' && act.events.some((event) => event.car.price === car.price),
  )
  const act = play.acts[place]
  const sold = act?.kind === 'buyer' && act.event.kind === 'carSold' ? act.event : undefined
  const told = place >= 0 && place < shown
  return (
    <CarOnStage
      car={car}
      owner={tell.name(car.owner)}
      round={play.round === 1 ? 1 : play.round === 2 ? 2 : 3}
      now={place === shown - 1}
      stamp={
        told
          ? sold
            ? { tone: 'sold', text: say('stamp.sold', { paid: sold.paid }) }
            : { tone: 'unsold', text: say('stamp.unsold') }
          : undefined
      }
    />
  )
}
