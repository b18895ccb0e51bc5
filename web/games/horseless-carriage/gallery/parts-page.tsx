import {
  floorShape,
  type LaidFloor,
  manufacturingSteps,
  type Options,
  type Phase,
  type Piece,
  phases,
  playerOf,
  shapeOf,
  standardOptions,
  stationTypes,
  tablesOf,
  vehicleTypes,
} from '@carriage/horseless-carriage'
import { planForecast } from '@carriage/horseless-carriage/forecast'
import { type ReactNode, useMemo, useState } from 'react'
import { propsFor } from '../../../board/gallery/exhibit.ts'
import { GalleryShelf } from '../../../board/gallery/shelf.tsx'
import type { Language } from '../../../platform/i18n/translate.ts'
import { BrochureCar } from '../board/brochure/brochure-car.tsx'
import { carWords } from '../board/brochure/car-words.ts'
import { nextMinimums } from '../board/brochure/next-minimums.ts'
import { vehiclesBySize } from '../board/brochure/vehicles.ts'
import { DealershipSheet } from '../board/cards/dealership-card.tsx'
import { LitSquares } from '../board/drafting/ghost.tsx'
import { RoomMarks, ScarceMarks } from '../board/drafting/room-marks.tsx'
import drawing from '../board/drawing/drawing.module.css'
import { FactoryDrawing } from '../board/drawing/factory-drawing.tsx'
import { FloorDrawing } from '../board/drawing/floor.tsx'
import {
  clockLines,
  dealershipLines,
  departmentLines,
  dimensionLines,
  stationLines,
  vehicleLines,
} from '../board/drawing/line-drawings.ts'
import { LineGlyph } from '../board/drawing/line-glyph.tsx'
import { Patterns } from '../board/drawing/patterns.tsx'
import { PieceBody, PieceLines, type PieceLook } from '../board/drawing/piece.tsx'
import { type DrawingFrame, frameOf, viewBoxOf } from '../board/drawing/scale.ts'
import { placesOf } from '../board/editor/places.ts'
import { roomsIn, scarceSquares } from '../board/editor/room.ts'
import { emptyPlan } from '../board/editor/sheet.ts'
import { siteOf } from '../board/editor/site.ts'
import type { Props } from '../board/props.ts'
import { BulletinLine } from '../board/year/bulletin.tsx'
import { reportsOf } from '../board/year/reports.ts'
import { Ribbon } from '../board/year/ribbon.tsx'
import { captions } from './captions.ts'
import { exhibit } from './exhibit.ts'
import { fortyCars } from './forty-cars.ts'
import css from './parts-page.module.css'
import { type Moment, momentOf } from './played.ts'

const options = standardOptions
const none = () => undefined
const handlers = { held: undefined, peek: none, choose: none, commit: none }
const years = [1, 2, 3, 4, 5, 6]

/** Every part that only this game has, in every state. */
export function PartsPage({ language }: { readonly language: Language }) {
  const [moments] = useState(() =>
    years.map((wanted) =>
      momentOf({ seed: 3, when: ({ year, stage }) => year === wanted && stage.name === 'factory' }),
    ),
  )
  const late = moments.at(-1)
  return (
    <>
      <GalleryShelf title={captions.stations}>
        {manufacturingSteps.map((step) => (
          <span key={step} className={css.step} data-step={step}>
            <b>{step}</b>
            {stationTypes
              .filter((type) => rows[type].step === step)
              .map((type) => (
                <LineGlyph key={type} lines={stationLines[type]} size={40} label={type} />
              ))}
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={captions.things}>
        {[
          ...Object.values(vehicleLines),
          dealershipLines,
          ...Object.values(departmentLines),
          ...Object.values(dimensionLines),
          clockLines,
        ].map((lines) => (
          <LineGlyph key={lines} lines={lines} size={40} />
        ))}
      </GalleryShelf>
      <GalleryShelf title={captions.pieces}>
        {kinds.map((piece) => (
          <span key={JSON.stringify(piece)} className={css.looks}>
            {looks.map((look) => (
              <PieceDrawing key={JSON.stringify(look)} {...look} piece={piece} options={options} callout="1" />
            ))}
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={captions.mainlines}>
        {([0, 1, 2, 3] as const).flatMap((rot) =>
          [false, true].map((mirror) => (
            <PieceDrawing
              key={`${rot} ${mirror}`}
              piece={{ kind: 'mainline', type: 'truck', x: 0, y: 0, rot, mirror }}
              options={options}
              as="built"
            />
          )),
        )}
      </GalleryShelf>
      <GalleryShelf title={captions.floor}>
        {tiles.map(({ tile, ghost }) => (
          <Sheet key={`${tile.tile} ${ghost}`} frame={frameOf([floorShape(tile, options)], 1)}>
            <FloorDrawing tiles={[tile]} options={options} ghost={ghost} />
          </Sheet>
        ))}
      </GalleryShelf>
      <GalleryShelf title={captions.years}>
        {moments.map(({ state }) => (
          <figure key={state.year} className={css.year}>
            <Factory state={state} />
            <figcaption>{captions.year(state.year)}</figcaption>
          </figure>
        ))}
      </GalleryShelf>
      {late && <CarShelf moment={late} language={language} />}
      {late && <RoomShelf moment={late} />}
      {late && <WordsShelves moment={late} language={language} />}
    </>
  )
}

const { rows } = tablesOf({ options }).components.technologyStations

const kinds: readonly Piece[] = [
  ...vehicleTypes.map((type) => ({ kind: 'mainline', type, x: 0, y: 0, rot: 0, mirror: false }) as const),
  ...(['large', 'middle', 'small'] as const).map((type) => ({ kind: 'dealership', type, x: 0, y: 0, rot: 0 }) as const),
  ...(['research', 'planning', 'marketing'] as const).map(
    (type) => ({ kind: 'department', type, x: 0, y: 0, rot: 0 }) as const,
  ),
  { kind: 'station', type: 'engine', x: 0, y: 0, rot: 0 },
  { kind: 'station', type: 'bumper', x: 0, y: 0, rot: 1 },
  { kind: 'indicator', dimension: 'speed', step: 'B', x: 0, y: 0, points: 'E' },
]

const looks: readonly Pick<PieceLook, 'as' | 'flagged' | 'fresh'>[] = [
  { as: 'built' },
  { as: 'drafted' },
  { as: 'held' },
  { as: 'drafted', flagged: true },
  { as: 'built', fresh: true },
]

const expansion: LaidFloor = { tile: 'expansion', x: 0, y: 0, rot: 0, mirror: false }
const tiles = [
  { tile: { ...expansion, tile: 'main' } as const, ghost: false },
  { tile: expansion, ghost: false },
  { tile: expansion, ghost: true },
]

function PieceDrawing(look: PieceLook) {
  const shape = shapeOf(look.piece, look.options)
  if (!shape) return null
  return (
    <Sheet frame={frameOf([shape], 0.5)}>
      <PieceBody {...look} />
      <PieceLines {...look} />
    </Sheet>
  )
}

function Sheet({ frame, children }: { readonly frame: DrawingFrame; readonly children: ReactNode }) {
  return (
    <svg
      className={`${drawing.sheet} ${css.sheet}`}
      viewBox={viewBoxOf(frame)}
      width={frame.width * 24}
      height={frame.height * 24}
      aria-hidden="true"
    >
      <Patterns />
      {children}
    </svg>
  )
}

function Factory({ state, children }: Pick<Moment, 'state'> & { readonly children?: ReactNode }) {
  const { factory } = playerOf(state, 0)
  const frame = frameOf(
    factory.floor.map((tile) => floorShape(tile, state.options as Options)),
    1,
  )
  return (
    <Sheet frame={frame}>
      <FactoryDrawing factory={factory} seat={0} options={state.options} />
      {children}
    </Sheet>
  )
}

function RoomShelf({ moment: { state } }: { readonly moment: Moment }) {
  const site = siteOf(state, 0)
  const places = placesOf(site, emptyPlan, { kind: 'department', type: 'planning' })
  const scarce = scarceSquares(site, emptyPlan)
  const [room] = roomsIn(site, emptyPlan)
  return (
    <GalleryShelf title={captions.room}>
      <Factory state={state}>
        <LitSquares places={places} />
        <ScarceMarks squares={scarce} />
        {room && <RoomMarks room={room} squeezed={[room]} />}
      </Factory>
    </GalleryShelf>
  )
}

function CarShelf({ moment, language }: { readonly moment: Moment; readonly language: Language }) {
  const props = useMemo(() => propsFor(exhibit, moment, 0, language, handlers), [moment, language])
  return (
    <GalleryShelf title={captions.cars}>
      {fortyCars.map((vehicle, index) => (
        <figure key={JSON.stringify(vehicle)} className={css.brochure}>
          <BrochureCar {...vehicle} seat={index % 5} label={carWords(props, vehicle)} />
          <figcaption>{carWords(props, vehicle)}</figcaption>
        </figure>
      ))}
    </GalleryShelf>
  )
}

function WordsShelves({ moment, language }: { readonly moment: Moment; readonly language: Language }) {
  const props = useMemo(() => propsFor(exhibit, moment, 0, language, handlers), [moment, language])
  const cards = planForecast(props.view, 0, emptyPlan).dealerships
  const vehicles = vehiclesBySize(playerOf(props.view, 0).factory, [], props.view.options)
  return (
    <>
      <GalleryShelf title={captions.dealerships}>
        {cards.map((card) => (
          <span key={card.size} className={css.card}>
            <DealershipSheet
              card={card}
              props={props}
              seat={0}
              vehicles={vehicles.get(card.size) ?? []}
              next={nextMinimums(props, 0)}
            />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={captions.ribbon}>
        {phases.map((phase) => (
          <span key={phase} className={css.told}>
            <Ribbon {...props} newsPhase={phase} />
            <BulletinLine t={props.t} bulletin={{ news: newsOf(props, phase), more: false }} />
          </span>
        ))}
      </GalleryShelf>
    </>
  )
}

function newsOf({ history, t, translator }: Props, phase: Phase) {
  return reportsOf(history, { t, translator }).find((report) => report.phase === phase)
}
