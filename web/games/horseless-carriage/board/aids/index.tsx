import { endsNow } from '@carriage/horseless-carriage'
import { Aid } from '../../../../board/parts/aid.tsx'
import { Dealerships } from '../cards/dealerships.tsx'
import { PlacesList } from '../drafting/places-list.tsx'
import { useMainZone } from '../main-zone.ts'
import { isDrafting, isOwn, type Props } from '../props.ts'
import { NextYear } from '../tracks/next-year.tsx'
import { PunchClock } from '../year/punch-clock.tsx'
import css from './aids.module.css'
import { DraftReview } from './draft-review.tsx'
import { PartsLedger } from './parts-ledger.tsx'
import { Reports } from './reports.tsx'
import { Signs } from './signs.tsx'

/** The right rail: aids for the decision of this phase first, then those for every phase. */
export function Aids(props: Props) {
  const { t, view, bare = false } = props
  const zone = useMainZone(props)
  const over = view.stage.name === 'over'
  // There is no next year to draft for.
  const salesEndTheGame = view.stage.name === 'sales' && endsNow(view)
  if (props.guide)
    return (
      <div className={css.aids}>
        <Signs {...props} />
      </div>
    )
  return (
    <div className={css.aids}>
      {view.stage.name !== 'setUp' && !over && (
        <p className={css.meanwhile}>
          {t(`${isDrafting(props) && !salesEndTheGame ? 'meanwhile' : 'watching'}.${view.stage.name}`)}
        </p>
      )}
      {isDrafting(props) && zone === 'factory' && view.stage.name !== 'setUp' && (
        <>
          <DraftReview {...props} />
          <PlacesList {...props} />
          <Aid title={t('card.title')} fold="open">
            <Dealerships {...props} />
          </Aid>
          {!bare && <PartsLedger {...props} />}
        </>
      )}
      {isDrafting(props) && zone === 'factory' && view.stage.name === 'setUp' && <PlacesList {...props} />}
      {isOwn(props) && !bare && !over && view.stage.name !== 'setUp' && (
        <Aid title={t('next.title')} fold={zone === 'market' ? 'shut' : 'open'}>
          <NextYear {...props} />
        </Aid>
      )}
      {!over && !bare && (
        <Aid title={t('clock.title')} fold={zone === 'factory' ? 'shut' : 'open'}>
          <PunchClock {...props} />
        </Aid>
      )}
      <Reports {...props} />
    </div>
  )
}
