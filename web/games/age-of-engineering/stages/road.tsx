import { actionsOf, componentTablesOf, type Move } from '@carriage/age-of-engineering'
import { type RoadElement, RoadRow } from '../../../board/kraftwagen-family/stages/road-row.tsx'
import { isLegal } from '../../../board/parts/move-button.tsx'
import { chosen, rivalName } from '../../../pages/first-hour/chosen.ts'
import { ActionSign } from '../board/action-sign.tsx'
import type { StageProps } from './props.ts'

/** The action chain, from its rear on, with the tiles that the stage offers. */
export function Road(props: StageProps) {
  const { choose, format, moves, me, stage, view } = props
  const rival = view.chain.findIndex((each) => typeof each === 'number' && each !== me)
  const elements = view.chain.flatMap((each, place): readonly RoadElement[] => {
    if (typeof each === 'number')
      return [{ seat: each, label: format('road.marker', { name: rivalName(props, each) }) }]
    const move: Move = { kind: 'takeTile', tile: each }
    if (!stage.offers(view, move)) return []
    return [
      {
        tile: each,
        move,
        signs: actionsOf(componentTablesOf(view), each).map((action) => <ActionSign key={action} of={action} />),
        name: format(`tile.${each}`),
        note: isLegal(moves, move) ? format(place < rival ? 'road.again' : 'road.behind') : undefined,
        isChosen: chosen(props, 'takeTile')?.tile === each,
        choose: () => choose(move),
      },
    ]
  })
  return <RoadRow label={format('road.label')} rule={format('road.rule')} elements={elements} />
}
