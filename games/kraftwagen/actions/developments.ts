import type { Effects, Seat } from '@carriage/kernel'
import type { PartKind } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { actorOf, type DevelopmentId, type Player, playerOf, type State } from '../state.ts'
import { type ComponentTables, componentTablesOf, developmentOf } from '../tables.ts'
import { takePart } from './parts.ts'

/** No part has a higher value. */
const highestLevel = 7

/** KW-6.3 The start tile's point and those of all active developments, up to 7; KW-6.4 the rest has no effect. */
function levelOf(tables: ComponentTables, player: Player, kind: PartKind): number {
  let level: number = tables.components.startTiles.reverse[kind] // KW-2.21, KW-2.22
  for (const development of player.developments) level += developmentOf(tables, development)[kind]
  return level < highestLevel ? level : highestLevel
}

export function levelOfSeat(state: State, seat: Seat, kind: PartKind): number {
  return levelOf(componentTablesOf(state), playerOf(state, seat), kind)
}

/** The actor takes a part as his research allows: KW-5.10, KW-5.15. */
export function takePartByLevel(state: State, kind: PartKind): void {
  takePart(state, { kind, value: levelOf(componentTablesOf(state), actorOf(state), kind) })
}

export function takeDevelopment(state: State, card: DevelopmentId, fx: Effects<Event>): void {
  const player = actorOf(state)
  if (player.canteen === 0) {
    player.inactive.push(card) // KW-6.7
    fx.emit({
      kind: 'developmentInactive',
      seat: state.actor,
      card,
      face: developmentOf(componentTablesOf(state), card),
    })
    return
  }
  player.canteen-- // KW-6.5
  activate(state, card, fx)
}

/** A worker who comes to the player: KW-6.8, KW-6.9 an inactive development has the first claim on him. */
export function employ(state: State, inactive: DevelopmentId | undefined, fx: Effects<Event>): void {
  const player = actorOf(state)
  if (inactive === undefined) {
    player.canteen++
    return
  }
  player.inactive.splice(player.inactive.indexOf(inactive), 1)
  activate(state, inactive, fx)
}

/** The worker is on the card, for the rest of the game (KW-6.6). */
function activate(state: State, card: DevelopmentId, fx: Effects<Event>): void {
  const player = actorOf(state)
  const tables = componentTablesOf(state)
  const face = developmentOf(tables, card)
  player.developments.push(card)
  fx.emit({
    kind: 'developmentActivated',
    seat: state.actor,
    card,
    face,
    bodyLevel: levelOf(tables, player, 'body'),
    engineLevel: levelOf(tables, player, 'engine'),
  })
  // KW-6.11, KW-6.13; KW-6.12 the new points already count
  if (face.immediatePart) takePartByLevel(state, face.immediatePart)
}
