import { componentTablesOf, type Move, tileOf } from '@carriage/kraftwagen'
import { type RoadElement, RoadRow } from '../../../board/kraftwagen-family/stages/road-row.tsx'
import { isLegal } from '../../../board/parts/move-button.tsx'
import { chosen, rivalName } from '../../../pages/first-hour/chosen.ts'
import { Actions } from '../board/gear.tsx'
import type { StageProps } from './props.ts'
import { turnsOfRival } from './waits.ts'

/** The action chain, from its tail on, with the tiles that the stage offers. */
export function Road(props: StageProps) {
  const { choose, format, moves, seats, stage, view } = props
  const rival = seats.find(({ bot }) => bot)
  const elements = view.chain.flatMap((each): readonly RoadElement[] => {
    if (typeof each === 'number')
      return [{ seat: each, label: format('road.marker', { name: rivalName(props, each) }) }]
    const move: Move = { kind: 'takeTile', tile: each }
    if (!stage.offers(view, move)) return []
    const turns = rival ? turnsOfRival(stage, view, each, rival.seat) : 0
    const note = turns === 0 ? format('road.again') : format('road.waits', { name: rival?.name ?? '', count: turns })
    return [
      {
        tile: each,
        move,
        signs: <Actions actions={tileOf(componentTablesOf(view), each).actions} />,
        name: format(`tile.${each}`),
        note: isLegal(moves, move) ? note : undefined,
        isChosen: chosen(props, 'takeTile')?.tile === each,
        choose: () => choose(move),
      },
    ]
  })
  return <RoadRow label={format('road.label')} rule={format('road.rule')} elements={elements} />
}
