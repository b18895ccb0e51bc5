import type { Seat } from '@carriage/kernel'
import type { Doing } from '@carriage/kraftwagen'
import type { ActionGains } from '@carriage/kraftwagen/forecast'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid, RuleLink } from '../../../../board/parts/aid.tsx'
import { Glyph, placed } from '../../../../board/parts/index.ts'
import { forecasts } from '../forecasts.ts'
import { DoingGlyph } from '../pieces/doing-glyph.tsx'
import type { Props } from '../props.ts'
import { lifetimeOf } from '../tile-lifetime.ts'
import css from './aids.module.css'
import { notesOf } from './gain-notes.ts'

/** The current gain of each action of the tile under the pointer, and what would be forfeited and why. */
export function GainAid(props: Props) {
  const { view, me, draft, t } = props
  const move = draft?.move
  if (me === undefined || (move?.kind !== 'takeTile' && move?.kind !== 'chooseStartTile')) return null
  const gains = forecasts.gains(view, me, move.tile)
  const life = move.kind === 'takeTile' ? lifetimeOf(view, move.tile) : undefined
  const ends = forecasts
    .roundEnd(view)
    .seats.some(({ seat, ends: enders }) => seat === me && enders.some(({ tile }) => tile === move.tile))
  return (
    <Aid title={t('gain.title')}>
      <ul className={css.gains}>
        {placed(gains.actions).map(({ item, place }) => (
          <li key={place}>
            <Action props={props} gains={item} me={me} />
          </li>
        ))}
      </ul>
      {ends && (
        <p className={tones.warning}>
          <Glyph of="warning" /> {t('gain.ends')}
        </p>
      )}
      {life && (
        <p className={tones.warning}>
          <Glyph of="hourglass" />{' '}
          {t(life.leavesWhenPassed ? 'life.leaves' : 'life.text', {
            set: life.set,
            left: life.poolLeft,
            names: life.reach.map((seat) => props.translator.name(seat)).join(', '),
          })}
        </p>
      )}
    </Aid>
  )
}

function Action({ props, gains, me }: { readonly props: Props; readonly gains: ActionGains; readonly me: Seat }) {
  const { t, translator, showRule } = props
  const notes = notesOf(gains.outcome)
  return (
    <>
      <span className={css.gain} data-lost={gains.forfeited !== null || undefined}>
        <DoingGlyph of={gains.action} size={20} />
        <span>{headline(props, me, gains.action)}</span>
      </span>
      {gains.forfeited !== null && (
        <span className={tones.danger}>
          <Glyph of="cross" /> {t('gain.forfeited')} <RuleLink rule={gains.forfeited} show={showRule} />
        </span>
      )}
      {notes.awards.map((award) => (
        <span key={award.award} className={tones.good}>
          <Glyph of="prestige" /> {translator.event(award)}
        </span>
      ))}
      {notes.inactive && (
        <span className={tones.warning}>
          <Glyph of="warning" /> {t('gain.inactive')} <RuleLink rule="KW-6.7" show={showRule} />
        </span>
      )}
      {notes.returns && (
        <span className={tones.warning}>
          <Glyph of="warning" /> {t('gain.full')} <RuleLink rule="KW-5.12" show={showRule} />
        </span>
      )}
      {notes.money > 0 && (
        <span className={tones.good}>
          <Glyph of="money" /> {t('gain.money', { money: notes.money })}
        </span>
      )}
    </>
  )
}

/** The text of an action with its gain, from the rules; a start item in the same way. */
function headline({ translator, view }: Props, me: Seat, action: Doing): string {
  return action === 'carOnSpace2' || action === 'gpEngine2'
    ? translator.move(view, me, { kind: 'chooseItem', item: action })
    : translator.move(view, me, { kind: 'chooseAction', action })
}
