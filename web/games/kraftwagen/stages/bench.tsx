import { type Action, componentTablesOf, levelOfSeat, playerOf, tileOf } from '@carriage/kraftwagen'
import { BenchRow } from '../../../board/kraftwagen-family/stages/bench-row.tsx'
import { CarDrawing } from '../../../board/parts/index.ts'
import { chosen } from '../../../pages/first-hour/chosen.ts'
import type { StageProps } from './props.ts'

/** What my car is made of. */
export function Bench(props: StageProps) {
  const { me, format, view } = props
  if (me === undefined) return null
  const { canteen, workshops } = playerOf(view, me)
  const tile = chosen(props, 'takeTile')?.tile
  const adds = tile === undefined ? [] : tileOf(componentTablesOf(view), tile).actions
  return (
    <BenchRow
      label={format('bench.label')}
      name={(need) => format(`bench.${need}`)}
      state={(need) => {
        const has = need === 'worker' ? canteen > 0 : workshops.some((part) => part?.kind === need)
        if (has) return 'has'
        return adds.includes(need === 'worker' ? 'hire' : (need satisfies Action)) ? 'comes' : 'lacks'
      }}
      car={(complete) => (
        <CarDrawing
          badge={me}
          body={levelOfSeat(view, me, 'body')}
          engine={levelOfSeat(view, me, 'engine')}
          workers={1}
          ghost={!complete}
          close
        />
      )}
    />
  )
}
