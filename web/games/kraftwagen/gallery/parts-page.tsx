import { cardOf, type Doing, standard, tablesFrom } from '@carriage/kraftwagen'
import { names } from '../../../board/gallery/captions.ts'
import css from '../../../board/gallery/gallery.module.css'
import { GalleryShelf } from '../../../board/gallery/shelf.tsx'
import { AwardPlaque } from '../../../board/kraftwagen-family/award-plaque.tsx'
import {
  BuyerFigure,
  CarDrawing,
  Glyph,
  type GlyphName,
  glyphPaths,
  NumberPlate,
  PartPiece,
  PriceMarker,
  RaceCarFigure,
  SeatBadge,
  Speedometer,
  Stamp,
  Workers,
} from '../../../board/parts/index.ts'
import { DoingGlyph } from '../board/pieces/doing-glyph.tsx'
import { ResearchFace } from '../board/pieces/research-card.tsx'
import { partCaptions } from './captions.ts'

const levels = [1, 2, 3, 4, 5, 6, 7]
const badges = [0, 1, 2, 3, 4]
const tables = tablesFrom(standard)
const doings: readonly Doing[] = [
  ...new Set([...tables.tiles.values()].flatMap(({ actions }) => actions)),
  'carOnSpace2',
  'gpEngine2',
]

/** Every drawn part in every state. */
export function PartsPage({ cardWords }: { readonly cardWords: (id: string) => { title: string; text: string } }) {
  return (
    <>
      <GalleryShelf title={partCaptions.badges}>
        {badges.map((badge) => (
          <span key={badge} className={css.row}>
            {[18, 24, 40, 64].map((size) => (
              <SeatBadge key={size} badge={badge} size={size} />
            ))}
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.cars}>
        <div className={css.cars}>
          {levels.flatMap((body) =>
            levels.map((engine) => (
              <span key={`${body}-${engine}`} className={css.stand}>
                <CarDrawing
                  body={body}
                  engine={engine}
                  workers={1 + ((body + engine) % 5)}
                  badge={(body + engine) % 4}
                />
              </span>
            )),
          )}
        </div>
      </GalleryShelf>
      <GalleryShelf title={partCaptions.coachlines}>
        <div className={css.cars}>
          {levels.map((workers) => (
            <span key={workers} className={css.stand}>
              <CarDrawing body={4} engine={4} workers={workers} badge={workers % 5} ghost={workers === 7} />
            </span>
          ))}
        </div>
      </GalleryShelf>
      <GalleryShelf title={partCaptions.buyers}>
        {(['body', 'engine', 'prestige', 'price'] as const).map((preference) => (
          <span key={preference} className={css.figure}>
            <BuyerFigure preference={preference} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.glyphs}>
        {(Object.keys(glyphPaths) as GlyphName[]).map((name) => (
          <span key={name} title={name} className={css.row}>
            <Glyph of={name} size={18} />
            <Glyph of={name} size={36} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.doings}>
        {doings.map((doing) => (
          <span key={doing} title={doing}>
            <DoingGlyph of={doing} size={28} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.pieces}>
        {levels.map((value) => (
          <PartPiece key={`b${value}`} kind="body" value={value} />
        ))}
        {levels.map((value) => (
          <PartPiece key={`e${value}`} kind="engine" value={value} raised={value > 5 ? 2 : 0} />
        ))}
        {badges.map((badge) => (
          <Workers key={badge} count={badge * 2} badge={badge} />
        ))}
        {([1, 2, 3] as const).flatMap((round) =>
          (['plain', 'sells', 'unsold', 'gone'] as const).map((state) => (
            <PriceMarker key={`${round}${state}`} price={round * 4} round={round} state={state} />
          )),
        )}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.plates}>
        {names.map((name, badge) => (
          <NumberPlate key={name} badge={badge} name={name} active={badge === 1} />
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.stamps}>
        <Stamp tone="sold">{partCaptions.sold}</Stamp>
        <Stamp tone="unsold">{partCaptions.unsold}</Stamp>
      </GalleryShelf>
      <GalleryShelf title={partCaptions.meters}>
        {[0, 1, 2, 3, 4, 5, 6].map((at) => (
          <span key={at} className={css.meter}>
            <Speedometer at={at} of={6} caption={`${at}/6`} label={`${at}/6`} near={at === 5} over={at === 6} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.cards}>
        {[...tables.cards.keys()].map((id, i) => (
          <span key={id} className={css.card}>
            <ResearchFace card={cardOf(tables, id)} {...cardWords(id)} inactive={i === 1} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.awards}>
        {Object.entries(standard.awards.rows).map(([award, { points }], i) => (
          <span key={award} className={css.award} title={award}>
            <AwardPlaque
              award={award as keyof typeof standard.awards.rows} // the keys of this table are the awards
              points={points}
              gone={i === 3 || i === 4}
              owner={i === 4 ? 1 : undefined}
            />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.raceCars}>
        {[null, ...badges].map((badge) => (
          <svg key={badge} viewBox="-22 -13 44 26" width="88" height="52" aria-hidden="true">
            <RaceCarFigure badge={badge} ghost={badge === 3} />
          </svg>
        ))}
      </GalleryShelf>
    </>
  )
}
