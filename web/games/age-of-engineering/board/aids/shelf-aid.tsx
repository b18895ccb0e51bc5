import { ageOfEngineeringRules, companyOf, currentStep, type Move } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { UseButtons } from '../../../../board/kraftwagen-family/uses.tsx'
import { Aid, RuleLink } from '../../../../board/parts/aid.tsx'
import { Glyph } from '../../../../board/parts/index.ts'
import { StopMe } from '../../../../table/bar/stop-me.tsx'
import type { Props } from '../props.ts'
import { nameOfRecruit } from '../recruit-words.ts'
import css from './aids.module.css'

/** All optional actions of this turn; impossible ones give the rule. */
export function ShelfAid(props: Props) {
  const { view, me, t, moves } = props
  if (me === undefined || view.actor !== me || view.phase !== 'action') return null
  const plays = playsOf(props, me)
  if (plays.length === 0) return null
  return (
    <Aid title={t('shelf.title')}>
      <ul className={css.list}>
        {plays.map(({ name, uses, sample }) => (
          <li key={name}>
            <span className={css.line}>
              <Glyph of={uses.length > 0 ? 'tick' : 'cross'} />
              <b>{name}</b>
              {uses.length === 0 && <Reason {...props} me={me} move={sample} />}
            </span>
            {uses.length > 0 && moves.length > 0 && (
              <UseButtons<Move> edition="american" props={props} me={me} moves={uses} />
            )}
          </li>
        ))}
      </ul>
      <StopMe className={css.tick} />
    </Aid>
  )
}

interface Play {
  readonly name: string
  readonly uses: readonly Move[]
  /** A move of this kind, to ask the rules why there is none. */
  readonly sample: Move
}

function playsOf(props: Props, me: Seat): Play[] {
  const { view, t, moves } = props
  const { investors, engineeringMarkers } = companyOf(view, me)
  const car = view.market.find(({ owner }) => owner === me)?.price ?? view.priceChart[0] ?? 1
  const tokens = investors.map(
    (investor): Play => ({
      name: t('shelf.token', { investor: nameOfRecruit(props, investor) }),
      uses: moves.filter((move) => move.kind === 'useProductionToken' && move.investor === investor),
      sample: { kind: 'useProductionToken', investor, car },
    }),
  )
  const packard = engineeringMarkers.filter((marker) => marker === 'packard2' || marker === 'packard4')
  const buyers = packard.map(
    (marker): Play => ({
      name: props.translator.phrase({ id: `marker.${marker}` }),
      uses: moves.filter((move) => move.kind === 'usePackard' && move.marker === marker),
      sample: { kind: 'usePackard', marker, buyer: 0 },
    }),
  )
  const exchanges = engineeringMarkers.filter((marker) => marker === 'ketteringA' || marker === 'ketteringB')
  const exchange: Play = {
    name: t('shelf.exchange', { left: exchanges.length }),
    uses: moves.filter(({ kind }) => kind === 'exchange' || kind === 'exchangeCrew'),
    sample: { kind: 'exchange', car, change: 'price', to: view.priceChart[0] ?? 1 },
  }
  return [...tokens, ...buyers, ...(exchanges.length > 0 ? [exchange] : []), ...placingOf(props, me)]
}

/** If no car can be placed, why; otherwise the workbench offers them. */
function placingOf({ view, t, moves }: Props, me: Seat): Play[] {
  const isOpen = currentStep(view).name === 'placing' && !view.turn.carPlaced
  if (!isOpen || moves.some(({ kind }) => kind === 'placeCar')) return []
  const { workshops } = companyOf(view, me)
  const value = (kind: 'body' | 'engine') => workshops.find((part) => part?.kind === kind)?.value ?? 1
  const sample: Move = { kind: 'placeCar', body: value('body'), engine: value('engine') }
  return [{ name: t('shelf.noCar'), uses: [], sample }]
}

function Reason({ view, me, move, showRule }: Props & { readonly me: Seat; readonly move: Move }) {
  const verdict = ageOfEngineeringRules.judge(view, me, move)
  return verdict.legal ? null : <RuleLink rule={verdict.rule} show={showRule} />
}
