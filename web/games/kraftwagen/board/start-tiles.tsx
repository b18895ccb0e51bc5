import { componentTablesOf } from '@carriage/kraftwagen'
import { startTile } from '@carriage/kraftwagen/things'
import type { CSSProperties } from 'react'
import { isLegal, MoveButton } from '../../../board/parts/move-button.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { Actions } from './gear.tsx'
import type { Props } from './props.ts'
import css from './start-tiles.module.css'

/** The start tiles, before the first round. */
export function StartTiles(props: Props) {
  const { view, t, translator, moves } = props
  const tables = componentTablesOf(view)
  // The remaining ones do not move when one is taken.
  const laidOut = view.startTiles.length + view.players.filter((player) => player.startTile !== null).length
  return (
    <section className={css.offer}>
      <h2 className={css.title}>{t('start.title')}</h2>
      <Roving label={t('start.title')} className={css.tiles} style={{ '--tiles': laidOut } as CSSProperties}>
        {view.startTiles.map((id) => {
          const items = tables.startTiles.get(id) ?? []
          const move = { kind: 'chooseStartTile', tile: id } as const
          const label = translator.phrase(startTile(id, items))
          return (
            <MoveButton
              key={id}
              props={props}
              move={move}
              className={css.tile}
              spot={`start ${id}`}
              {...(isLegal(moves, move) ? {} : { label })}
            >
              <Actions actions={items} />
              <span className={css.words}>
                {items.map((item) => translator.phrase({ id: `action.${item}` })).join(' · ')}
              </span>
            </MoveButton>
          )
        })}
      </Roving>
    </section>
  )
}
