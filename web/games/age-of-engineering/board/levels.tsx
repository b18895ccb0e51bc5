import { companyOf, type Event } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { Glyph } from '../../../board/parts/index.ts'
import { MoveButton } from '../../../board/parts/move-button.tsx'
import css from './levels.module.css'
import { DevelopmentBar } from './pieces/development-bar.tsx'
import { EngineerToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'

/** A company's two coupled levels; during Research the next step of each is a control. */
export function Levels({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { view, t, me, moves, draft } = props
  const { levels } = companyOf(view, seat)
  const labels = {
    body: t('level.body', { level: levels.body }),
    engine: t('level.engine', { level: levels.engine }),
  }
  const researching = seat === me && moves.some(({ kind }) => kind === 'research')
  const raised = draft?.preview.legal ? draft.preview.events.find(isRise) : undefined
  const tokens = seat === me ? moves.filter(({ kind }) => kind === 'spendToken') : []
  return (
    <div className={css.levels} data-spot={`levels ${seat}`}>
      <DevelopmentBar
        levels={levels}
        tried={raised?.seat === seat ? raised : undefined}
        labels={labels}
        next={researching ? (kind, level) => <Next {...props} kind={kind} level={level} /> : undefined}
      />
      {tokens.length > 0 && (
        <span className={css.tokens}>
          {tokens.map((move) => (
            <MoveButton key={JSON.stringify(move)} props={props} move={move} className={css.token}>
              <EngineerToken loose={move.kind === 'spendToken' && move.token === 'loose'} />
            </MoveButton>
          ))}
        </span>
      )}
    </div>
  )
}

function Next({ kind, level, ...props }: Props & { readonly kind: 'body' | 'engine'; readonly level: number }) {
  const { t, moves } = props
  const move = { kind: 'research', raise: kind } as const
  const possible = moves.some((each) => each.kind === 'research' && each.raise === kind)
  return (
    <MoveButton props={props} move={move} className={css.next} {...(possible ? {} : { label: t('level.blocked') })}>
      {possible ? level : <Glyph of="lock" />}
    </MoveButton>
  )
}

function isRise(event: Event): event is Extract<Event, { kind: 'levelsRaised' }> {
  return event.kind === 'levelsRaised'
}
