import {
  componentTablesOf,
  type Instant,
  isEngineer,
  isInvestor,
  markersOf,
  type Recruit,
  type RecruitKind,
} from '@carriage/age-of-engineering'
import { useWideDock } from '../../../board/kraftwagen-family/rival-mats.tsx'
import { Glyph, type GlyphName, placed } from '../../../board/parts/index.ts'
import { isLegal, MoveButton } from '../../../board/parts/move-button.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { MarkerChip } from './marker-chip.tsx'
import { Certificate } from './pieces/certificate.tsx'
import { Coupon } from './pieces/coupon.tsx'
import { EngineerCard } from './pieces/engineer-card.tsx'
import type { Props } from './props.ts'
import { conditionText, effectOf, nameOfRecruit } from './recruit-words.ts'
import css from './recruitment.module.css'

const kinds: readonly RecruitKind[] = ['engineer', 'investor', 'instant']

/** More than this of a kind are listed by name; on a wide desktop, more than the next. */
const drawnAtMost = 2
const drawnAtMostIfWide = 3
/** More than this have less room for text. */
const wordyAtMost = 3
/** More than this have one line each. */
const listedAtMost = 5

/** The face-up recruitment tiles by kind, and the number of remaining ones. */
export function RecruitDisplay(props: Props) {
  const { view, t } = props
  const drawn = useWideDock() ? drawnAtMostIfWide : drawnAtMost
  return (
    <section className={css.display} aria-label={t('recruits.label')}>
      {kinds.map((kind) => {
        const { display, stack } = view.recruitment[kind]
        return (
          <div
            key={kind}
            className={css.kind}
            data-spot={`recruits ${kind}`}
            data-many={display.length > wordyAtMost || undefined}
            data-crowded={display.length > listedAtMost || undefined}
          >
            <h2 className={css.head}>
              {t(`recruits.${kind}`)}
              <small title={t('recruits.stack', { stack })}>{`+${stack}`}</small>
            </h2>
            <Roving label={t(`recruits.${kind}`)} className={css.tiles}>
              {placed<Recruit>(display).map(({ item, place }) => (
                <Tile key={place} {...props} tile={item} listed={display.length > drawn} />
              ))}
              {display.length === 0 && (
                <span className={css.none}>{t(view.phase === 'setup' ? 'recruits.soon' : 'recruits.none')}</span>
              )}
            </Roving>
          </div>
        )
      })}
    </section>
  )
}

interface TileProps extends Props {
  readonly tile: Recruit
  /** One line only. */
  readonly listed: boolean
}

function Tile({ tile, listed, ...props }: TileProps) {
  const move = { kind: 'recruit', tile } as const
  const label = `${nameOfRecruit(props, tile)}: ${effectOf(props, tile)}`
  return (
    <MoveButton
      props={props}
      move={move}
      spot={`recruit ${tile}`}
      className={listed ? `${css.line ?? ''} ${css[paperOf(tile)] ?? ''}` : css.tile}
      {...(isLegal(props.moves, move) ? {} : { label })}
    >
      {listed ? <Line {...props} tile={tile} /> : <Face {...props} tile={tile} />}
    </MoveButton>
  )
}

/** The paper of a tile. */
function paperOf(tile: Recruit): RecruitKind {
  return isEngineer(tile) ? 'engineer' : isInvestor(tile) ? 'investor' : 'instant'
}

function Line({ tile, ...props }: Props & { readonly tile: Recruit }) {
  return (
    <>
      <b>{nameOfRecruit(props, tile)}</b>
      <span>{isInvestor(tile) ? conditionText(props, tile) : effectOf(props, tile)}</span>
    </>
  )
}

function Face({ tile, ...props }: Props & { readonly tile: Recruit }) {
  const name = nameOfRecruit(props, tile)
  if (isInvestor(tile)) return <Certificate name={name} condition={conditionText(props, tile)} />
  if (isEngineer(tile)) {
    const markers = markersOf(componentTablesOf(props.view), tile)
    return (
      <EngineerCard engineer={tile} name={name} text={effectOf(props, tile)}>
        {markers.length > 0 && markers.map((marker) => <MarkerChip key={marker} {...props} marker={marker} />)}
      </EngineerCard>
    )
  }
  const { sign, figure } = coupons[tile]
  return <Coupon sign={sign} figure={figure} name={name} text={effectOf(props, tile)} />
}

/** The large sign and number of an instant benefit. */
export const coupons: Readonly<Record<Instant, { readonly sign: GlyphName; readonly figure?: number }>> = {
  sell5: { sign: 'price', figure: 5 },
  sell7: { sign: 'price', figure: 7 },
  takeBody3: { sign: 'body', figure: 3 },
  takeEngine3: { sign: 'engine', figure: 3 },
  swapBuyer: { sign: 'again' },
  race5: { sign: 'grandPrix', figure: 5 },
  hire3: { sign: 'worker', figure: 3 },
}

/** Recruiting without a tile: workers, or a drive. */
export function OtherRecruiting(props: Props) {
  const { moves, me, view, translator } = props
  if (me === undefined) return null
  const others = moves.filter(({ kind }) => kind === 'recruitWorkers' || kind === 'recruitRace')
  return others.map((move) => (
    <MoveButton key={move.kind} props={props} move={move} className={css.other}>
      <Glyph of={move.kind === 'recruitRace' ? 'grandPrix' : 'worker'} />
      {translator.move(view, me, move)}
    </MoveButton>
  ))
}
