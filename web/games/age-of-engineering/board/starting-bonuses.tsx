import { componentTablesOf } from '@carriage/age-of-engineering'
import { Glyph, type GlyphName, placed } from '../../../board/parts/index.ts'
import { isLegal, MoveButton } from '../../../board/parts/move-button.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { EngineerToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'
import css from './starting-bonuses.module.css'

type Item = ReturnType<
  typeof componentTablesOf
>['components']['startingBonuses']['rows']['bodyAndRace']['items'][number]

/** The starting bonuses, before the first round. */
export function StartingBonuses(props: Props) {
  const { view, t, moves } = props
  const { rows } = componentTablesOf(view).components.startingBonuses
  return (
    <section className={css.offer}>
      <h2 className={css.title}>{t('bonuses.title')}</h2>
      <Roving label={t('bonuses.title')} className={css.bonuses}>
        {view.startingBonuses.map((bonus) => {
          const move = { kind: 'chooseBonus', bonus } as const
          const texts = rows[bonus].items.map((item) => itemText(props, item))
          return (
            <MoveButton
              key={bonus}
              props={props}
              move={move}
              className={css.bonus}
              spot={`start ${bonus}`}
              {...(isLegal(moves, move) ? {} : { label: texts.join(', ') })}
            >
              {placed(rows[bonus].items).map(({ item, place }) => (
                <BonusItem key={place} item={item} text={texts[place] ?? ''} />
              ))}
            </MoveButton>
          )
        })}
      </Roving>
    </section>
  )
}

/** One item of a starting bonus, as a sign with its text. */
export function BonusItem({ item, text }: { readonly item: Item; readonly text: string }) {
  return (
    <span className={css.item}>
      <Sign of={item.effect} />
      <span>{text}</span>
    </span>
  )
}

function Sign({ of }: { readonly of: Item['effect'] }) {
  return of === 'engineerToken' ? <EngineerToken /> : <Glyph of={signs[of]} />
}

const signs: Readonly<Record<Exclude<Item['effect'], 'engineerToken'>, GlyphName>> = {
  takePart: 'sellPart',
  setLevel: 'research',
  setRaceEngine: 'gpEngineUp',
  race: 'grandPrix',
  hire: 'hire',
}

export function itemText({ t }: Pick<Props, 't'>, item: Item): string {
  switch (item.effect) {
    case 'takePart':
      return t(`item.take.${item.part}`, { value: item.value })
    case 'setLevel':
      return t(`item.level.${item.part}`, { value: item.value })
    case 'setRaceEngine':
      return t('item.raceEngine', { value: item.value })
    case 'race':
      return t('item.race', { steps: item.steps })
    case 'hire':
      return t('item.hire', { workers: item.workers })
    case 'engineerToken':
      return t('item.token')
    default:
      return item satisfies never
  }
}
