import type { Seat } from '@carriage/kernel'
import type { Doing, Event } from '@carriage/kraftwagen'
import { Legend } from '../../../board/parts/legend.tsx'
import { DoingGlyph } from './pieces/doing-glyph.tsx'
import type { Props } from './props.ts'

const actions: readonly Doing[] = ['hire', 'research', 'body', 'engine', 'buyer', 'grandPrix']

/** The signs of the actions with their names, while they are new to the player. */
export function Signs({ match, me, watching, history, t, translator }: Props) {
  if (me === undefined || watching) return null
  return (
    <Legend
      game="kraftwagen"
      match={match}
      title={t('legend.title')}
      all={t('legend.all')}
      known={t('legend.known')}
      uses={usesOf(history, me)}
      signs={actions.map((action) => ({
        id: action,
        sign: <DoingGlyph of={action} />,
        name: translator.phrase({ id: `action.${action}` }).replaceAll('\u00a0', ' '),
      }))}
    />
  )
}

/** How often I have begun each action. */
export function usesOf(history: readonly Event[], me: Seat): Record<string, number> {
  const uses: Record<string, number> = {}
  for (const event of history)
    if (event.kind === 'actionBegan' && event.seat === me) uses[event.action] = (uses[event.action] ?? 0) + 1
  return uses
}
