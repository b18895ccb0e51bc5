import { type Action, actionsOf, componentTablesOf, type Move, type TileId } from '@carriage/age-of-engineering'
import { tile as tilePhrase } from '@carriage/age-of-engineering/things'
import type { Seat } from '@carriage/kernel'
import {
  ChainGear,
  ChainMarker,
  ChainTile,
  HeldTile,
  TileActions,
} from '../../../board/kraftwagen-family/chain-gear.tsx'
import { type Landing, landingOf } from '../../../board/kraftwagen-family/landing.ts'
import { gearOutline } from '../../../board/parts/gear-layout.ts'
import { placed } from '../../../board/parts/index.ts'
import { isLegal } from '../../../board/parts/move-button.tsx'
import { Uncertain } from '../../../board/parts/uncertain.tsx'
import { ActionSign } from './action-sign.tsx'
import { Circuit } from './circuit.tsx'
import { forecasts } from './forecasts.ts'
import css from './gear.module.css'
import { gearSpaces } from './gear-spaces.ts'
import type { Props } from './props.ts'

const wheel = gearOutline(32, 46.4, 49.6)

/** The action chain on its gear, the gap behind its front, and the circuit inside. */
export function Gear(props: Props) {
  const { view, history, t } = props
  const { components } = componentTablesOf(view)
  const spaces = gearSpaces(view.chain, components.actionGear.spaces)
  const landing = landingIn(props)
  return (
    <ChainGear
      label={t('gear.label')}
      edition="american"
      taken={history.reduce((sum, { kind }) => (kind === 'tileTaken' ? sum + 1 : sum), 0)}
      wheel={
        <>
          <path d={wheel} className={css.teeth} />
          <circle r="45" className={css.rim} />
          <circle r="44" className={css.engraving} />
        </>
      }
      face={
        <>
          {spaces.map(({ angle }, space) => (
            <g key={angle} transform={`rotate(${angle}) translate(0 -37.600)`}>
              <rect x="-6.400" y="-6.400" width="12.800" height="12.800" className={css.socket} />
              {space === 0 && <path d="M-3 9.200l3-2.200l3 2.200Z" className={css.rear} />}
            </g>
          ))}
          <circle r="30.400" className={css.inside} />
          <circle r="29.400" className={css.inner} />
        </>
      }
      circuit={<Circuit {...props} />}
      corner={<Uncertain corner="right" words={t('uncertain')} tables={[components.actionTiles, components.circuit]} />}
      gap={<Hand {...props} />}
    >
      {spaces.map(({ element, angle }) =>
        element === null ? null : <Place key={element} {...props} element={element} angle={angle} landing={landing} />,
      )}
    </ChainGear>
  )
}

interface PlaceProps extends Props {
  readonly element: Seat | TileId
  readonly angle: number
  readonly landing: Landing | undefined
}

function Place({ element, angle, landing, ...props }: PlaceProps) {
  const { view, moves, t, translator } = props
  if (typeof element === 'number') {
    return (
      <ChainMarker
        seat={element}
        angle={angle}
        label={t('gear.marker', { name: translator.name(element) })}
        onTurn={view.phase === 'action' && view.actor === element}
        turns={landing?.turns[element]}
      />
    )
  }
  const tables = componentTablesOf(view)
  const actions = actionsOf(tables, element)
  const [only] = actions
  const move: Move = { kind: 'takeTile', tile: element }
  return (
    <ChainTile
      props={props}
      move={move}
      spot={`tile ${element}`}
      angle={angle}
      label={isLegal(moves, move) ? undefined : translator.phrase(tilePhrase(tables, element))}
      landing={landing?.tile === element ? landing.seat : undefined}
      wraps={landing?.wraps.includes(element) ?? false}
    >
      <TileActions signs={signsOf(actions)} edition="american" />
      {actions.length === 1 && only && <span className={css.word}>{t(`action.${only}`)}</span>}
    </ChainTile>
  )
}

function signsOf(actions: readonly Action[]) {
  return placed(actions).map(({ item, place }) => <ActionSign key={place} of={item} />)
}

function Hand({ view, t, translator }: Props) {
  const { tile } = view.turn
  if (tile === null) return null
  const tables = componentTablesOf(view)
  const left = view.steps.flatMap((step) => (step.name === 'actions' ? step.left : []))
  const done = actionsOf(tables, tile).filter((action) => !left.includes(action))
  const label = t('gear.hand', { name: translator.name(view.actor), tile: translator.phrase(tilePhrase(tables, tile)) })
  return <HeldTile seat={view.actor} label={label} signs={signsOf([...left, ...done])} left={left.length} />
}

function landingIn({ draft, view, me, bare }: Props): Landing | undefined {
  if (bare || me === undefined || draft?.move.kind !== 'takeTile' || !draft.preview.legal) return undefined
  const { tile } = draft.move
  const forecast = forecasts.chain(view, me)
  const after = forecast.kind === 'choosing' ? forecast.tiles.find((each) => each.tile === tile) : undefined
  return after && landingOf(me, { ...after, rivals: after.rivals.filter(({ atMost }) => atMost > 0) })
}
