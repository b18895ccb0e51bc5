import { type Action, componentTablesOf, levelOfSeat, playerOf, tileOf } from '@carriage/kraftwagen'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { CarDrawing, Glyph } from '../../../board/parts/index.ts'
import { chosen } from '../../../pages/first-hour/chosen.ts'
import type { StageProps } from './props.ts'

const needs = ['body', 'engine', 'worker'] as const

/** What a car is made of: what I have, and as an outline what the chosen tile adds. */
export function Bench(props: StageProps) {
  const { me, format, view } = props
  if (me === undefined) return null
  const { canteen, workshops } = playerOf(view, me)
  const tile = chosen(props, 'takeTile')?.tile
  const adds = tile === undefined ? [] : tileOf(componentTablesOf(view), tile).actions
  const state = (need: (typeof needs)[number]) => {
    const has = need === 'worker' ? canteen > 0 : workshops.some((part) => part?.kind === need)
    if (has) return 'has'
    return adds.includes(need === 'worker' ? 'hire' : (need satisfies Action)) ? 'comes' : 'lacks'
  }
  const complete = needs.every((need) => state(need) !== 'lacks')
  return (
    <section className={own.bench} aria-label={format('bench.label')}>
      {needs.map((need, place) => (
        <span key={need} className={own.need} data-state={state(need)}>
          {place > 0 && <i aria-hidden="true">+</i>}
          <span className={own.part}>
            <Glyph of={need} />
            <span>{format(`bench.${need}`)}</span>
          </span>
        </span>
      ))}
      <i aria-hidden="true">=</i>
      <span className={own.whole} data-complete={complete || undefined}>
        <CarDrawing
          badge={me}
          body={levelOfSeat(view, me, 'body')}
          engine={levelOfSeat(view, me, 'engine')}
          workers={1}
          ghost={!complete}
          close
        />
        <span>{format('bench.car')}</span>
      </span>
    </section>
  )
}
