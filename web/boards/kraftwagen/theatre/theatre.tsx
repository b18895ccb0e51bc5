import { type Seat, seatsOf } from '@carriage/kernel'
import type { Car } from '@carriage/kraftwagen'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  BuyerFigure,
  CarDrawing,
  NumberPlate,
  PartPiece,
  PriceMarker,
  placed,
  SeatBadge,
  Stamp,
} from '../../parts/index.ts'
import type { Scene } from '../props.ts'
import { type Act, actTime, earnedAfter, type Play, playOf } from './acts.ts'
import css from './theatre.module.css'

/** The sales, buyer by buyer, each with its reason. Any key or click shows the rest at once. */
export function SaleTheatre(props: Scene) {
  const { events, view, say, tell, motion, done } = props
  const play = useMemo(() => playOf(events), [events])
  const still = motion.speed === 0 || motion.calm
  const [shown, setShown] = useState(still ? play.acts.length : 1)
  const over = shown >= play.acts.length
  const goOn = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (over || motion.speed === 0) return
    const clock = setInterval(() => setShown((count) => count + 1), actTime(play.acts.length, motion.speed))
    return () => clearInterval(clock)
  }, [over, play, motion.speed])

  useEffect(() => {
    goOn.current?.focus()
  }, [])

  // Any key or touch shows the rest; the button itself, Tab and Escape keep their own meaning.
  useEffect(() => {
    const all = () => setShown(play.acts.length)
    const onKey = ({ key }: KeyboardEvent) => {
      if (!['Tab', 'Shift', 'Escape', 'Enter', ' '].includes(key)) all()
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (target !== goOn.current) all()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [play])

  const skip = () => (over ? done() : setShown(play.acts.length))
  const act = play.acts[Math.min(shown, play.acts.length) - 1]
  const earned = earnedAfter(play, shown, view.players.length)
  return (
    <section className={css.theatre} aria-label={say('theatre.title', { round: play.round })}>
      <header className={css.head}>
        <h2>{say('theatre.title', { round: play.round })}</h2>
        {play.cause && <p>{say(`theatre.cause.${play.cause}`)}</p>}
      </header>
      <div className={css.stage}>
        {play.cars.map((car) => (
          <CarOnStage key={car.price} props={props} play={play} car={car} shown={shown} round={play.round} />
        ))}
        {play.cars.length === 0 && <p className={css.noCars}>{say('theatre.noCars')}</p>}
      </div>
      <div className={css.spoken} aria-live="polite">
        {still ? (
          <ol className={css.all}>
            {placed(play.acts).map(({ item, place }) => (
              <li key={place}>{sentence(item)}</li>
            ))}
          </ol>
        ) : (
          act && (
            <div key={shown} className={css.act}>
              {act.kind === 'buyer' && <BuyerFigure preference={act.event.preference} className={css.buyer} />}
              <p>{sentence(act)}</p>
            </div>
          )
        )}
      </div>
      <footer className={css.foot}>
        <ul className={css.purses}>
          {seatsOf(view.players.length).map((seat: Seat) => (
            <li key={seat}>
              <NumberPlate badge={seat} name={tell.name(seat)}>
                <b className={css.money}>{`+${earned[seat] ?? 0}`}</b>
              </NumberPlate>
            </li>
          ))}
        </ul>
        <button ref={goOn} type="button" className="button primary" onClick={skip}>
          {say(over ? 'theatre.goOn' : 'theatre.skip')}
        </button>
      </footer>
    </section>
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

interface CarOnStageProps {
  readonly props: Scene
  readonly play: Play
  readonly car: Readonly<Car>
  readonly shown: number
  readonly round: number
}

function CarOnStage({ props, play, car, shown, round }: CarOnStageProps) {
  const { say } = props
  const place = play.acts.findIndex((act) =>
    act.kind === 'buyer'
      ? act.event.kind === 'carSold' && act.event.car.price === car.price
      : act.kind === 'unsold' && act.events.some((event) => event.car.price === car.price),
  )
  const act = play.acts[place]
  const told = place >= 0 && place < shown
  const sold = act?.kind === 'buyer' && act.event.kind === 'carSold' ? act.event : undefined
  const set = round === 1 ? 1 : round === 2 ? 2 : 3
  return (
    <span className={css.car} data-now={place === shown - 1 || undefined}>
      <CarDrawing badge={car.owner} body={car.body} engine={car.engine} workers={car.workers} className={css.drawing} />
      <span className={css.values}>
        <PriceMarker price={car.price} round={set} />
        <PartPiece kind="body" value={car.body} />
        <PartPiece kind="engine" value={car.engine} />
        <SeatBadge badge={car.owner} size={20} label={props.tell.name(car.owner)} />
      </span>
      {told && (
        <span className={css.stamp}>
          <Stamp tone={sold ? 'sold' : 'unsold'} fresh={place === shown - 1}>
            {sold ? say('stamp.sold', { paid: sold.paid }) : say('stamp.unsold')}
          </Stamp>
        </span>
      )}
    </span>
  )
}
