import { redact, type Viewer } from '@carriage/kernel'
import type { Frame, MatchId, Standing } from '@carriage/protocol'
import type { MatchesOptions } from './deps.ts'
import { blaming } from './fault.ts'
import { frameFor, makeFrames } from './frames.ts'
import { framesAtOnce, givenAtOnce } from './frames-at-once.ts'
import { framesAfter, standingFor } from './loaded-match.ts'
import { revive } from './stored-match.ts'

/** What one viewer may see of a match: its position and its frames. */
export function createMatchReads({ budget, matches }: MatchesOptions) {
  return { standing, frames, opening }

  async function standing(match: MatchId, viewer: Viewer): Promise<Standing | undefined> {
    const loaded = await matches.fresh(match)
    return loaded && standingFor(loaded, viewer)
  }

  async function frames(match: MatchId, viewer: Viewer, after: number): Promise<readonly Frame[] | undefined> {
    const loaded = await matches.fresh(match, after)
    if (!loaded) return undefined
    const frames = framesAfter(loaded, viewer, after) ?? (await framesFromStore(match, viewer, after))
    return frames && givenAtOnce(frames)
  }

  async function framesFromStore(match: MatchId, viewer: Viewer, after: number): Promise<readonly Frame[] | undefined> {
    const stored = await matches.readWhole(match)
    if (!stored) return undefined
    // Later entries would not fit the answer, and a log may be long.
    const wanted = { ...stored, log: stored.log.filter(({ n }) => n <= after + framesAtOnce) }
    return budget.run(`the frames of match ${match}`, () => {
      const frames: Frame[] = []
      blaming(match, 'brokenLog', () =>
        revive(wanted, (match, { n, seat, bot, at, entry }, before, carried) => {
          if (n <= after) return
          const applied = { n, at, seat, bot, entry, before, after: match.state, ...carried, clock: null }
          frames.push(frameFor(makeFrames(match.header.seats, applied), viewer))
        }),
      )
      return frames
    })
  }

  async function opening(match: MatchId, viewer: Viewer): Promise<Standing | undefined> {
    const stored = await matches.readWhole(match)
    if (!stored) return undefined
    const { state } = await budget.run(`the opening of match ${match}`, () =>
      blaming(match, 'brokenLog', () => revive({ ...stored, log: [] })),
    )
    return { n: 0, view: redact(state, viewer) }
  }
}
