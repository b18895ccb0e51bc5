import type { EventOf } from '@carriage/age-of-engineering'
import type { GainOutcome } from '@carriage/age-of-engineering/forecast'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid, RuleLink } from '../../../../board/parts/aid.tsx'
import { Glyph, placed } from '../../../../board/parts/index.ts'
import { ActionSign } from '../action-sign.tsx'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/**
 * The current gain of each action of the tile under the pointer, the achievements it could win, and what would be
 * forfeited and why.
 */
export function GainAid({ view, me, draft, t, translator, showRule }: Props) {
  if (me === undefined || draft?.move.kind !== 'takeTile') return null
  const { tile } = draft.move
  const { actions } = forecasts.gains(view, me, tile)
  const ends = forecasts
    .roundEnd(view)
    .seats.some(({ seat, ends: enders }) => seat === me && enders.some((ender) => ender.tile === tile))
  return (
    <Aid title={t('gain.title')}>
      <ul className={css.list}>
        {placed(actions).map(({ item: { action, skipped, outcome }, place }) => (
          <li key={place}>
            <span className={css.signed}>
              <ActionSign of={action} size={20} />
              <span>{translator.move(view, me, { kind: 'chooseAction', action })}</span>
            </span>
            {skipped !== null && (
              <span className={tones.danger}>
                {t('gain.lapses')} <RuleLink rule={skipped} show={showRule} />
              </span>
            )}
            {winnable(outcome).map((won) => (
              <span key={won.achievement} className={tones.good}>
                <Glyph of="prestige" /> {translator.event(won)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {ends && (
        <p className={tones.warning}>
          <Glyph of="warning" /> {t('gain.ends')}
        </p>
      )}
    </Aid>
  )
}

/** Every achievement that some execution would win, each once. */
function winnable({ gains, next }: GainOutcome): EventOf<'achievementWon'>[] {
  const won = gains.filter((gain) => gain.kind === 'achievementWon')
  const further = next?.options.flatMap(({ outcome }) => winnable(outcome)) ?? []
  const all = new Map([...further, ...won].map((each) => [each.achievement, each]))
  return [...all.values()]
}
