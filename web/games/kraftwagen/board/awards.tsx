import { isOpen, isSecret, open, seatsOf } from '@carriage/kernel'
import { type Award, componentTablesOf, playerOf, type State } from '@carriage/kraftwagen'
import { award as awardPhrase } from '@carriage/kraftwagen/things'
import { AwardPlaque } from '../../../board/kraftwagen-family/award-plaque.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { ScreenReaderText } from '../../../board/parts/screen-reader-text.tsx'
import { needText } from './award-needs.ts'
import css from './awards.module.css'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'

/** All ten awards. A plaque opens its rule and shows my distance to it. */
export function Awards(props: Props) {
  const { view, t, translator, me, showRule, bare } = props
  const { rows } = componentTablesOf(view).components.awards
  const own = bare || me === undefined ? [] : forecasts.awards(view, me)
  // The keys of this table are the awards.
  const all = Object.keys(rows) as Award[]
  return (
    <Roving label={t('awards.label')} className={css.awards}>
      {all.map((award) => {
        const gone = !view.awards.includes(award)
        const owner = gone ? ownerOf(view, award) : undefined
        const name = translator.phrase(awardPhrase(award, rows[award].points, view))
        const need = own.find((each) => each.award === award)
        const state = gone
          ? owner === undefined
            ? t('awards.gone')
            : t('awards.owned', { name: translator.name(owner) })
          : need
            ? needText(props, need)
            : t('awards.there')
        const label = `${name}: ${state}`
        return (
          <button
            key={award}
            type="button"
            className={css.award}
            data-spot={`award ${award}`}
            data-piece=""
            title={label}
            onClick={() => showRule(need?.rule ?? 'KW-10.1')}
          >
            <ScreenReaderText name={label}>
              <AwardPlaque award={award} points={rows[award].points} gone={gone} owner={owner} />
            </ScreenReaderText>
          </button>
        )
      })}
    </Roving>
  )
}

function ownerOf(view: State, award: Award) {
  return seatsOf(view.players.length).find((seat) => {
    const { awards } = playerOf(view, seat)
    const known = isSecret(awards) ? (isOpen(awards) ? open(awards) : []) : awards
    return known.includes(award)
  })
}
