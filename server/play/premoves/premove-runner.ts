import { type MatchId, matchId } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import type { MatchesHere } from '../matches/index.ts'

export interface RunningPremoves {
  stop(): Promise<void>
}

/**
 * Plays what was ordered where the clock calls for it, one move for each call. A call that is lost is repeated by the
 * clock, so nothing is remembered here.
 */
export function runPremoves({
  bus,
  matches,
  log,
}: {
  readonly bus: Bus
  readonly matches: Pick<MatchesHere, 'playPremoves'>
  readonly log: Logger
}): RunningPremoves {
  const underWay = new Set<Promise<void>>()
  const calls = bus.take('premoves.wake', (text) => {
    const match = matchId.safeParse(text)
    if (!match.success) return
    const playing = play(match.data).finally(() => underWay.delete(playing))
    underWay.add(playing)
  })
  return {
    async stop() {
      calls.end()
      await Promise.all(underWay)
    },
  }

  async function play(match: MatchId): Promise<void> {
    try {
      await matches.playPremoves(match)
    } catch (error) {
      log.warn({ match, err: error }, 'orders failed; the clock calls again')
    }
  }
}
