import { type MatchId, matchId } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import type { MatchesHere } from '../matches/index.ts'

export interface RunningPremoves {
  stop(): Promise<void>
}

/**
 * Plays premoves on request of the clock, one move for each request. A lost request is repeated by the clock, so no
 * state is needed here.
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
  const pending = new Set<Promise<void>>()
  const calls = bus.take('premoves.wake', (text) => {
    const match = matchId.safeParse(text)
    if (!match.success) return
    const playing = play(match.data).finally(() => pending.delete(playing))
    pending.add(playing)
  })
  return {
    async stop() {
      calls.end()
      await Promise.all(pending)
    },
  }

  async function play(match: MatchId): Promise<void> {
    try {
      await matches.playPremoves(match)
    } catch (error) {
      log.warn({ match, err: error }, 'premove failed, the clock retries')
    }
  }
}
