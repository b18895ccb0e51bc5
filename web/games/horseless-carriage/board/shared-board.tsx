import { useMedia } from '../../../board/interaction/use-media.ts'
import { motionStyle } from '../../../board/parts/motion-style.ts'
import { DraftingTable } from './drafting/drafting-table.tsx'
import { useFallback } from './drafting/use-fallback.ts'
import { useFallbackOrder } from './drafting/use-fallback-order.ts'
import { useSavedDrafts } from './drafting/use-saved-drafts.ts'
import { AllFactories } from './factories/all-factories.tsx'
import { Neighbours } from './factories/neighbours.tsx'
import { RivalFactory } from './factories/rival.tsx'
import { mainZones, useMainZone, wishZone } from './main-zone.ts'
import { MarketBoard } from './market/market.tsx'
import { isOwn, type Props } from './props.ts'
import css from './shared-board.module.css'
import { Tips } from './tips/tips.tsx'
import { TracksZone } from './tracks/tracks-zone.tsx'
import { BulletinLine } from './year/bulletin.tsx'
import { Ribbon } from './year/ribbon.tsx'
import { useBulletin } from './year/use-bulletin.ts'

/** The middle of the desktop: the phase ribbon, and below it the main zone as large as possible. */
export function SharedBoard(props: Props) {
  const { view, t } = props
  const shown = useBulletin(props)
  const zone = useMainZone(props, shown.more ? shown.news?.phase : undefined)
  const wide = useMedia('(min-width: 112.5em)')
  const beside = wide && zone !== 'factories'
  useFallback(props)
  useFallbackOrder(props)
  useSavedDrafts(props)
  return (
    <div className={css.board} style={motionStyle(props.motion)} data-guided={props.guide && ''}>
      {!props.guide && (
        <header className={css.head}>
          <Ribbon {...props} newsPhase={shown.news?.phase} />
          <nav className={css.tabs} aria-label={t('zones.label')}>
            {mainZones
              .filter((each) => each !== 'factory' || isOwn(props))
              .map((each) => (
                <button
                  key={each}
                  type="button"
                  className={css.tab}
                  aria-pressed={each === zone}
                  onClick={() => wishZone(view, each)}
                >
                  {t(each === 'factory' && props.watching ? 'zone.factory' : `main.${each}`)}
                </button>
              ))}
          </nav>
        </header>
      )}
      {!props.guide && (
        <div>
          <BulletinLine t={t} bulletin={shown} />
          <Tips {...props} />
        </div>
      )}
      <div className={css.zone} data-beside={beside || undefined}>
        {zone === 'factory' &&
          isOwn(props) &&
          (props.watching ? (
            <div className={css.watched}>
              <RivalFactory {...props} seat={props.me} />
            </div>
          ) : (
            <DraftingTable props={props} />
          ))}
        {zone === 'market' && <MarketBoard {...props} />}
        {zone === 'tracks' && <TracksZone {...props} />}
        {beside && <Neighbours {...props} />}
        {zone === 'factories' && <AllFactories {...props} newsSeat={shown.news?.seat} />}
      </div>
    </div>
  )
}
