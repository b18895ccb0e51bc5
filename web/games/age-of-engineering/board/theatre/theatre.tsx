import { useMemo } from 'react'
import { BuyerFigure } from '../../../../boards/parts/index.ts'
import { CarOnStage } from '../../../../boards/parts/theatre/car-on-stage.tsx'
import { Theatre } from '../../../../boards/parts/theatre/theatre.tsx'
import { Certificate } from '../pieces/certificate.tsx'
import type { Scene } from '../props.ts'
import { nameOf, wantsOf } from '../recruit-words.ts'
import { type Act, earnedAfter, playOf, soldBy } from './acts.ts'
import css from './theatre.module.css'

/** The sales: race, buyers, then investors. A car with production tokens is stamped for each sale. */
export function SaleTheatre(props: Scene) {
  const { events, view, say, tell } = props
  const play = useMemo(() => playOf(events), [events])
  const seats = view.companies.length
  return (
    <Theatre
      {...props}
      title={say('theatre.title', { round: play.round })}
      cause={play.cause && say(`theatre.cause.${play.cause}`)}
      seats={seats}
      acts={play.acts.map((act) => ({
        sentence: sentence(act),
        figure: figure(act),
      }))}
      earned={(shown) => earnedAfter(play, shown, seats)}
      stage={(shown) =>
        play.cars.length === 0 ? (
          <p>{say('theatre.noCars')}</p>
        ) : (
          play.cars.map((car) => {
            const { paid, unsold, now } = soldBy(play, car.price, shown)
            return (
              <CarOnStage
                key={car.price}
                car={car}
                owner={tell.name(car.owner)}
                round={play.round}
                edition="american"
                now={now}
                stamp={
                  paid.length > 0
                    ? { tone: 'sold', text: stampFor(paid) }
                    : unsold
                      ? { tone: 'unsold', text: say('stamp.unsold') }
                      : undefined
                }
              />
            )
          })
        )
      }
    />
  )

  /** A car with production tokens is sold more than once. */
  function stampFor(paid: readonly number[]): string {
    const sum = paid.reduce((total, each) => total + each, 0)
    return paid.length > 1
      ? say('stamp.soldAgain', { times: paid.length, sum })
      : say('stamp.sold', { paid: `+${sum}` })
  }

  /** A buyer in person, an investor by the share certificate. */
  function figure(of: Act) {
    if (of.kind !== 'customer') return undefined
    if ('preference' in of.event) return <BuyerFigure preference={of.event.preference} />
    const { investor } = of.event
    return (
      <span className={css.share}>
        <Certificate name={nameOf(props, investor)} condition={wantsOf(props, investor)} token={false} />
      </span>
    )
  }

  function sentence(of: Act): string {
    switch (of.kind) {
      case 'race':
        return [tell.event(of.event), ...of.laps.map((event) => tell.event(event))].join(' ')
      case 'customer':
        return tell.event(of.event)
      case 'unsold':
        return of.events.map((event) => tell.event(event)).join(' ')
      default:
        return of satisfies never
    }
  }
}
