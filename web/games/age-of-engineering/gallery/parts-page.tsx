import { GalleryShelf } from '../../../board/gallery/shelf.tsx'
import { Certificate } from '../board/pieces/certificate.tsx'
import { Coupon } from '../board/pieces/coupon.tsx'
import { DevelopmentBar } from '../board/pieces/development-bar.tsx'
import { EngineerCard } from '../board/pieces/engineer-card.tsx'
import { RacingTeam } from '../board/pieces/racing-team.tsx'
import { Salesperson } from '../board/pieces/salesperson.tsx'
import { EngineerToken, MarkerTag, ProductionToken } from '../board/pieces/tokens.tsx'
import { partCaptions } from './captions.ts'
import css from './parts-page.module.css'

const badges = [0, 1, 2, 3]
const labels = { body: partCaptions.body, engine: partCaptions.engine }

/** Every part that only this game has, in every state. */
export function PartsPage() {
  return (
    <>
      <GalleryShelf title={partCaptions.investors}>
        {partCaptions.contracts.map(({ name, condition }, i) => (
          <span key={name} className={css.card}>
            <Certificate name={name} condition={condition} token={i % 3 !== 2} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.engineers}>
        {partCaptions.entries.map(({ engineer, name, text }, i) => (
          <span key={engineer} className={css.card}>
            <EngineerCard engineer={engineer} name={name} text={text} token={i !== 1}>
              {i === 0 && <MarkerTag sign="engine" label="+1" />}
              {i === 0 && <MarkerTag sign="engine" label="+2" />}
            </EngineerCard>
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.coupons}>
        <span className={css.coupon}>
          <Coupon sign="price" figure={5} name={partCaptions.sell5} text={partCaptions.sell5Text} />
        </span>
        <span className={css.coupon}>
          <Coupon sign="grandPrix" figure={5} name={partCaptions.race5} />
        </span>
      </GalleryShelf>
      <GalleryShelf title={partCaptions.development}>
        {(
          [
            [{ body: 1, engine: 1 }],
            [{ body: 3, engine: 5 }],
            [
              { body: 4, engine: 4 },
              { body: 5, engine: 5 },
            ],
            [{ body: 7, engine: 7 }],
          ] as const
        ).map(([levels, tried]) => (
          <span key={JSON.stringify(levels)} className={css.bar}>
            <DevelopmentBar levels={levels} tried={tried} labels={labels} />
          </span>
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.team}>
        {[0, 1, 2, 3, 6].map((workers) => (
          <RacingTeam
            key={workers}
            workers={workers}
            joining={workers === 2 ? 2 : 0}
            badge={workers % 4}
            areas={[1, 2, 3]}
            label={String(workers)}
          />
        ))}
      </GalleryShelf>
      <GalleryShelf title={partCaptions.tokens}>
        <span className={css.large}>
          <ProductionToken />
          <ProductionToken count={2} />
          <EngineerToken />
          <EngineerToken loose />
          {badges.map((badge) => (
            <Salesperson key={badge} badge={badge} />
          ))}
        </span>
        <MarkerTag sign="engine" label="+2" />
        <MarkerTag sign="body" label="+1" />
        <MarkerTag sign="buyer" label="+4" />
        <MarkerTag sign="again" label={partCaptions.exchange} />
      </GalleryShelf>
    </>
  )
}
