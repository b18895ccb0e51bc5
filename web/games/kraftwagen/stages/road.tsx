import { componentTablesOf, type Move, tileOf } from '@carriage/kraftwagen'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { SeatBadge } from '../../../board/parts/index.ts'
import { isLegal } from '../../../board/parts/move-button.tsx'
import { chosen, rivalName } from '../../../pages/first-hour/chosen.ts'
import { Actions } from '../board/gear.tsx'
import type { StageProps } from './props.ts'
import { turnsOfRival } from './waits.ts'

/** The action chain as a straight road, from its tail on: the workers, and the tiles that the stage offers. */
export function Road(props: StageProps) {
  const { stage, format, view } = props
  const shown = view.chain.filter((each) => typeof each === 'number' || stage.offers(view, taking(each)))
  return (
    <div className={own.roadPlace}>
      <p className={own.rule}>{format('road.rule')}</p>
      <fieldset className={own.road} aria-label={format('road.label')}>
        {shown.map((each) =>
          typeof each === 'number' ? (
            <span key={each} className={own.marker}>
              <SeatBadge badge={each} size={26} label={format('road.marker', { name: rivalName(props, each) })} />
            </span>
          ) : (
            <Tile key={each} props={props} tile={each} />
          ),
        )}
      </fieldset>
    </div>
  )
}

function Tile({ props, tile }: { readonly props: StageProps; readonly tile: string }) {
  const { choose, moves, seats, stage, format, view } = props
  const rival = seats.find(({ bot }) => bot)
  const turns = rival ? turnsOfRival(stage, view, tile, rival.seat) : 0
  const legal = isLegal(moves, taking(tile))
  return (
    <button
      type="button"
      className={own.tile}
      data-move={JSON.stringify(taking(tile))}
      aria-pressed={chosen(props, 'takeTile')?.tile === tile}
      disabled={!legal}
      onClick={() => choose(taking(tile))}
    >
      <span className={own.signs}>
        <Actions actions={tileOf(componentTablesOf(view), tile).actions} />
      </span>
      <b>{format(`tile.${tile}`)}</b>
      {legal && (
        <small>
          {turns === 0 ? format('road.again') : format('road.waits', { name: rival?.name ?? '', count: turns })}
        </small>
      )}
    </button>
  )
}

function taking(tile: string): Move {
  return { kind: 'takeTile', tile }
}
