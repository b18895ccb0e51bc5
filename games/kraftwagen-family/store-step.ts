import { type Effects, legal, type Phrase, refuse, type Seat, type Verdict } from '@carriage/kernel'
import { partPhrase } from './event-phrases.ts'
import { popStep } from './step-stack.ts'
import {
  differentParts,
  findPart,
  hasEmptyWorkshop,
  type Part,
  type PartKind,
  putIntoWorkshop,
  takeOutOfWorkshop,
  type Workshop,
} from './workshops.ts'

type PartEvent = PartMoved<'partReturned'> | (PartMoved<'partTaken'> & { readonly where: 'workshop' })

interface PartMoved<Kind extends string> {
  readonly kind: Kind
  readonly seat: Seat
  readonly part: PartKind
  readonly value: number
}

interface ReturnPart {
  readonly kind: 'returnPart'
  readonly part: PartKind
  readonly value: number
}

/** What an edition adds to the step in which a part goes into a workshop. */
interface Storing<State, Rule extends string> {
  /** The workshops of the actor. */
  workshops(this: void, state: State): Workshop[]
  /** Called once the part is in a workshop. */
  stored(this: void, state: State, part: Part, fx: Effects<PartEvent>): void
  readonly rules: {
    /** Without an empty workshop the part replaces an old one. */
    readonly replaces: Rule
    /** The new part cannot be returned. */
    readonly onlyOld: Rule
    /** No part is returned while a workshop is empty. */
    readonly hasRoom: Rule
  }
}

/** The step in which a part goes into a workshop, in place of an old one if all are full. */
export function storeStep<State extends { readonly actor: Seat; readonly steps: unknown[] }, Rule extends string>({
  workshops: workshopsOf,
  stored,
  rules,
}: Storing<State, Rule>) {
  function returnPart(state: State, part: PartKind, value: number, fx: Effects<PartEvent>): void {
    takeOutOfWorkshop(workshopsOf(state), part, value)
    fx.emit({ kind: 'partReturned', seat: state.actor, part, value })
  }

  return {
    /** Stores the part in an empty workshop, or waits for the choice of the part to return. */
    isPending(state: State, { part }: { readonly part: Part }, fx: Effects<PartEvent>): boolean {
      const workshops = workshopsOf(state)
      if (!hasEmptyWorkshop(workshops)) {
        const [only, ...others] = differentParts(workshops)
        if (!only || others.length > 0) return true
        returnPart(state, only.kind, only.value, fx)
      }
      popStep(state)
      putIntoWorkshop(workshops, { kind: part.kind, value: part.value })
      fx.emit({ kind: 'partTaken', seat: state.actor, part: part.kind, value: part.value, where: 'workshop' })
      stored(state, part, fx)
      return false
    },
    list: (state: State): ReturnPart[] =>
      differentParts(workshopsOf(state)).map(({ kind, value }) => ({ kind: 'returnPart', part: kind, value })),
    moves: {
      returnPart: {
        refusalElsewhere: (state: State): Rule =>
          hasEmptyWorkshop(workshopsOf(state)) ? rules.hasRoom : rules.replaces,
        judge(state: State, { part, value }: ReturnPart, { part: taken }: { readonly part: Part }): Verdict {
          if (findPart(workshopsOf(state), part, value) >= 0) return legal
          return refuse(part === taken.kind && value === taken.value ? rules.onlyOld : rules.replaces, { part, value })
        },
        play: (state: State, { part, value }: ReturnPart, _step: unknown, fx: Effects<PartEvent>) =>
          returnPart(state, part, value, fx),
        label: (_view: State, _seat: Seat, { part, value }: ReturnPart): Phrase => ({
          id: 'move.returnPart',
          values: { part: partPhrase(part, value) },
        }),
      },
    },
    prompt: (_view: State, { part }: { readonly part: Part }): Phrase => ({
      id: 'decision.store',
      values: { part: partPhrase(part.kind, part.value) },
    }),
  }
}
