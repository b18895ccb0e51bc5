import type { Action, Event } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { Glyph } from '../../../board/parts/index.ts'
import { Legend } from '../../../board/parts/legend.tsx'
import { ActionSign } from './action-sign.tsx'
import { EngineerToken, ProductionToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'

const actions: readonly Action[] = ['hire', 'research', 'body', 'engine', 'buyer', 'grandPrix', 'recruit']

/** The signs of this game with their names, while they are new to the player. */
export function Signs({ match, me, watching, history, t }: Props) {
  if (me === undefined || watching) return null
  return (
    <Legend
      game="age-of-engineering"
      match={match}
      title={t('legend.title')}
      all={t('legend.all')}
      known={t('legend.known')}
      uses={usesOf(history, me)}
      signs={[
        ...actions.map((action) => ({ id: action, sign: <ActionSign of={action} />, name: t(`action.${action}`) })),
        { id: 'luxury', sign: <Glyph of="luxury" />, name: t('preference.luxury') },
        { id: 'productionToken', sign: <ProductionToken />, name: t('legend.productionToken') },
        { id: 'engineerToken', sign: <EngineerToken />, name: t('legend.engineerToken') },
      ]}
    />
  )
}

/** How often I have used what each sign stands for. */
export function usesOf(history: readonly Event[], me: Seat): Record<string, number> {
  const uses: Record<string, number> = {}
  for (const event of history) {
    const sign = 'seat' in event && event.seat === me ? signOf(event) : undefined
    if (sign !== undefined) uses[sign] = (uses[sign] ?? 0) + 1
  }
  return uses
}

function signOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'actionBegan':
      return event.action
    case 'carPlaced':
      return 'luxury'
    case 'productionTokenUsed':
      return 'productionToken'
    case 'tokenReceived':
      return 'engineerToken'
    case 'recruited':
      return event.recruit === 'engineer' ? 'engineerToken' : undefined
    default:
      return undefined
  }
}
