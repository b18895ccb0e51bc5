import type { Event, State } from '@carriage/kraftwagen'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import type { SinceMyMove } from '../../../pages/first-hour/stage.ts'
import { forecasts } from '../board/forecasts.ts'
import type { StageProps } from './props.ts'

/** A sentence for each turn of a rival, and what they change for my cars. */
export function rivalTurns(props: StageProps, { before, events }: SinceMyMove<State, Event>): string[] {
  const { me, format, view } = props
  const turns = turnsOf(events)
    .filter(({ seat }) => seat !== me)
    .flatMap(({ seat, events: turn }) => {
      const highlights = highlightsOf(props, turn)
      return highlights.length === 0
        ? []
        : [format('rivals.turn', { name: rivalName(props, seat), turn: listed(props, highlights) })]
    })
  if (turns.length === 0 || me === undefined || before.round !== view.round || view.phase !== 'action') return turns
  const [was = 0, now = 0] = [before, view].map((position) => forecasts.sales(position).earned[me] ?? 0)
  if (was === now) return turns
  return [...turns, format(now > was ? 'rivals.better' : 'rivals.worse', { was, now })]
}

interface RivalTurn {
  readonly seat: number
  readonly events: readonly Event[]
}

function turnsOf(events: readonly Event[]): RivalTurn[] {
  const turns: { seat: number; events: Event[] }[] = []
  for (const event of events) {
    if (event.kind === 'tileTaken') turns.push({ seat: event.seat, events: [] })
    turns.at(-1)?.events.push(event)
  }
  return turns
}

function highlightsOf({ format }: StageProps, events: readonly Event[]): string[] {
  const hired = events.filter(({ kind }) => kind === 'workerHired').length
  const highlights = events.flatMap((event): string[] => {
    switch (event.kind) {
      case 'partTaken':
        return [format(event.where === 'gpCar' ? 'did.race' : `did.${event.part}`, { value: event.value })]
      case 'buyerPlaced':
        return [format('did.buyer', { buyer: format(`buyer.${event.preference}.whom`) })]
      case 'carPlaced':
        return [format('did.car', { price: event.car.price })]
      case 'carDrove':
        return [format('did.drove', { count: spacesOf(event) })]
      case 'cardTaken':
        return [format(`did.${event.face.kind}`)]
      case 'awardTaken':
        return [format('did.award', { points: event.points })]
      default:
        return []
    }
  })
  return hired > 0 ? [format('did.hired', { count: hired }), ...highlights] : highlights
}

function spacesOf({ path }: Extract<Event, { kind: 'carDrove' }>): number {
  return path.length
}

function listed({ language }: StageProps, highlights: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(highlights)
}
