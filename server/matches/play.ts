import { hasDrawsAhead, readRecord, redact, type Seat, type Viewer } from '@carriage/kernel'
import type { Frame, MatchId, Problem, Standing, UndoAsk } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../bus/index.ts'
import { giveSeatBack } from '../clock/index.ts'
import { actSeconds, acts, matchFaults, rulesCutOff } from '../ops/metrics.ts'
import type { Database } from '../store/database.ts'
import { Declined } from '../tables/declined.ts'
import type { Act, Outcome } from './act.ts'
import { type Budget, OverBudget } from './budget.ts'
import type { Matches } from './client.ts'
import { type Committer, committerOn } from './committer.ts'
import { type Entering, enterMove, enterUndo } from './enter.ts'
import { blaming, faultCount, MatchFault } from './fault.ts'
import { type Frames, frameFor, framesOf } from './frames.ts'
import { framesAtOnce, givenAtOnce } from './frames-at-once.ts'
import { readImported, storedFrom } from './imported.ts'
import { keyedQueue } from './keyed-queue.ts'
import { framesAfter, type LoadedMatch, loadMatch, remember, standingFor, versionOf } from './loaded-match.ts'
import { type Players, readPlayers } from './players.ts'
import { inQuarantine, isQuarantined, quarantine } from './quarantine.ts'
import { Recent } from './recent.ts'
import { bitsOf } from './seat-bits.ts'
import { readMatch, revive, type StoredMatch, standsAlone } from './stored-match.ts'
import { clearAsk, readAsk, writeAsk } from './undo-asks.ts'

export interface Playing {
  readonly database: Database
  readonly bus: Bus
  readonly budget: Budget
  readonly log: Logger
  /** Matches remembered at most. */
  readonly remembered?: number
  readonly committer?: Committer
}

/** A position is kept each time so many entries have been added. */
const snapshotEvery = 32
/** How often an act is tried again when somebody else was first or the store was away. */
const attempts = 6

/** The matches that this process plays. Nothing here must be remembered: any other process could go on at any moment. */
export interface MatchesHere extends Matches {
  /** Waits for what is under way. */
  idle(): Promise<void>
}

export function playMatches({ database, bus, budget, log, remembered = 5_000, committer }: Playing): MatchesHere {
  const { pool } = database
  const commits = committer ?? committerOn(pool)
  const loadedMatches = new Recent<LoadedMatch>(remembered)
  const tables = new Recent<Players>(remembered)
  const queue = keyedQueue()
  /** Failures to load a match and failures of acts: a match that can be loaded may still fail at every move. */
  const faults = { load: faultCount(remembered), act: faultCount(remembered) }
  bus.subscribe('table.*', (what, subject) => {
    const match = subject.slice('table.'.length)
    tables.delete(match)
    // Another process found a fault in it, or its clock was changed.
    if (what === 'quarantined' || what === 'released') loadedMatches.delete(match)
  })

  return {
    act: (match, act) => queue.run(match, () => counted(match, act)),
    standing: (match, viewer) => reading(match, (loaded) => standingFor(loaded, viewer)),
    frames: (match, viewer, after) => asked(match, () => frames(match, viewer, after)),
    opening: (match, viewer) => asked(match, () => opening(match, viewer)),
    undoAsk: (match) => asked(match, () => openAsk(match)),
    idle: () => queue.idle(),
  }

  async function counted(match: MatchId, act: Act): Promise<Outcome> {
    const began = performance.now()
    const outcome = await persist(match, act)
    acts.add(1, { outcome: outcome.ok ? 'done' : outcome.problem.code })
    actSeconds.record((performance.now() - began) / 1_000)
    return outcome
  }

  /** Tries until the act is in the log or refused. Trying again is safe: a command is entered once. */
  async function persist(match: MatchId, act: Act): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcome = await attemptAct(match, act)
        if (outcome) return outcome
      } catch (error) {
        loadedMatches.delete(match)
        if (error instanceof Declined) return failed(error.problem)
        if (error instanceof MatchFault || error instanceof OverBudget) {
          if (error instanceof OverBudget) rulesCutOff.add(1)
          log.error({ match, seat: act.seat, act, err: error }, 'the rules failed at an act')
          return failed(await blame(match, error, 'act'))
        }
        log.warn({ match, attempt, err: error }, 'an act could not be carried out')
        if (attempt < attempts) await pause(20 * 2 ** attempt)
      }
      if (attempt >= attempts) return failed({ code: 'unavailable' })
    }
  }

  /** Answers a question that takes its turn with the acts; a fault of the match is counted. */
  function asked<T>(match: MatchId, answer: () => Promise<T>): Promise<T> {
    return queue.run(match, async () => {
      try {
        return await answer()
      } catch (error) {
        if (!(error instanceof MatchFault || error instanceof OverBudget)) throw error
        log.error({ match, err: error }, 'a match could not be read')
        throw new Declined(await blame(match, error, 'load'))
      }
    })
  }

  /** Counts a failure that asking again does not mend, and stops the match when there were too many. */
  async function blame(match: MatchId, error: Error, at: 'load' | 'act'): Promise<Problem> {
    matchFaults.add(1, { at })
    const problem: Problem =
      error instanceof OverBudget
        ? { code: 'overBudget' }
        : { code: 'internal', detail: `The match failed; the log has it as match ${match}.` }
    if (!faults[at].add(match, error)) return problem
    try {
      await quarantine({ database, bus, log }, match, error)
      return inQuarantine
    } catch (failure) {
      log.warn({ match, err: failure }, 'a match could not be quarantined; it is tried again at its next failure')
      return problem
    }
  }

  /** One try; nothing if somebody else was first. */
  async function attemptAct(match: MatchId, act: Act): Promise<Outcome | undefined> {
    const loaded = await loadedAt(match, act.do !== 'move')
    if (!loaded) return failed({ code: 'notFound' })
    const n = await entryOf(loaded, act)
    if (n !== undefined) return { ok: true, n }
    const players = await playersFor(match, act)
    if (!players) return failed({ code: 'conflict', detail: 'A person plays this seat.' })
    if (act.do === 'move') {
      // Nothing could be committed sooner, and moves that are judged together cost less.
      await commits.free?.()
      const now = Date.now()
      const entering = await budget.run(`${loaded.match.game.id}, match ${match}`, () =>
        blaming(match, 'rules', () => enterMove(loaded, act, { now, ...players })),
      )
      return settle(loaded, entering, players)
    }
    // Another process may have gone on with the match: what is asked about must be the position as it is.
    if (!(await isCurrent(loaded))) return undefined
    if (act.do === 'undo') return undo(loaded, act, [], players)
    const ask = await readAsk(pool, match, versionOf(loaded))
    if (!ask || ask.n !== act.n || !ask.needs.includes(act.seat)) return failed({ code: 'stale' })
    return answer(loaded, ask, act, players)
  }

  async function undo(loaded: LoadedMatch, act: Act & { do: 'undo' }, agreed: readonly Seat[], players: Players) {
    const entering = await budget.run(`${loaded.match.game.id}, match ${loaded.id}`, () =>
      blaming(loaded.id, 'rules', () => enterUndo(loaded, act, agreed, { now: Date.now(), ...players })),
    )
    if (entering.kind !== 'ask') {
      const outcome = await settle(loaded, entering, players)
      if (outcome?.ok && agreed.length > 0) await withdraw(loaded.id)
      return outcome
    }
    const needs = entering.ask.consent.filter((seat) => !players.ownerless.includes(seat))
    const ask: UndoAsk = { by: act.seat, n: entering.ask.n, needs, agreed: [] }
    await writeAsk(pool, loaded.id, versionOf(loaded), ask)
    bus.publish(`undo.${loaded.id}`, JSON.stringify(ask))
    return { ok: true, n: versionOf(loaded) } as const
  }

  async function answer(loaded: LoadedMatch, ask: UndoAsk, act: Act & { do: 'consent' }, players: Players) {
    const version = versionOf(loaded)
    if (!act.agree) {
      await withdraw(loaded.id)
      return { ok: true, n: version } as const
    }
    const agreed = [...new Set([...ask.agreed, act.seat])]
    if (ask.needs.some((seat) => !agreed.includes(seat))) {
      await writeAsk(pool, loaded.id, version, { ...ask, agreed })
      bus.publish(`undo.${loaded.id}`, JSON.stringify({ ...ask, agreed }))
      return { ok: true, n: version } as const
    }
    const taken = { do: 'undo', id: act.id, basis: act.basis, seat: ask.by as Seat, n: ask.n } as const // asks are written by us, for real seats
    return undo(loaded, taken, agreed as Seat[], players)
  }

  async function withdraw(match: MatchId): Promise<void> {
    await clearAsk(pool, match)
    bus.publish(`undo.${match}`, 'null')
  }

  async function openAsk(match: MatchId): Promise<UndoAsk | undefined> {
    const loaded = await fresh(match)
    return loaded && readAsk(pool, match, versionOf(loaded))
  }

  /** Commits what was entered, and only then tells anybody. */
  async function settle(loaded: LoadedMatch, entering: Entering, players: Players): Promise<Outcome | undefined> {
    // Another process may have gone on with the match: what was refused here could be legal there.
    if (entering.kind === 'refused') return (await isCurrent(loaded)) ? failed(entering.problem) : undefined
    if (entering.kind === 'ask') throw new Error('A question to other seats is no entry.')
    const { commit: entry, made, waiting } = entering
    const committing = commits.commit(entry)
    // While the store is at it, so that everybody is told sooner once it is done.
    const making = soon(() => framesOf(loaded.match.game, loaded.match.header.seats, made))
    const moved = await committing.catch((error: unknown) => {
      loadedMatches.delete(loaded.id)
      throw error
    })
    if (!moved) {
      loadedMatches.delete(loaded.id)
      return undefined
    }
    faults.act.clear(loaded.id)
    const frames = await making
    remember(loaded, frames)
    publish(loaded.id, frames)
    if (waiting.some((seat) => players.bots.includes(seat))) bus.publish('bots.wake', loaded.id)
    // A match that is resumed knows no draws that were taken back before: one that may have to repeat some is read whole.
    if (made.n % snapshotEvery === 0 && !hasDrawsAhead(loaded.match)) keep(loaded, made.n)
    return { ok: true, n: made.n }
  }

  function publish(match: MatchId, frames: Frames): void {
    const own = bitsOf([...frames.seats.keys()])
    bus.publish(`frames.${match}.public`, `${frames.n} ${own}\n${JSON.stringify(frames.public)}`)
    for (const [seat, frame] of frames.seats)
      bus.publish(`frames.${match}.seat${seat}`, `${frames.n} 0\n${JSON.stringify(frame)}`)
  }

  function keep(loaded: LoadedMatch, n: number): void {
    pool
      .query({
        name: 'keep',
        text: `insert into snapshots (match_id, n, state) values ($1, $2, $3)
          on conflict (match_id) do update set n = excluded.n, state = excluded.state where snapshots.n < excluded.n`,
        values: [loaded.id, n, JSON.stringify(loaded.match.state)],
      })
      .catch((error: unknown) => log.warn({ match: loaded.id, err: error }, 'a position was not kept'))
  }

  /** The entry that a command became, if it was entered before. */
  async function entryOf(loaded: LoadedMatch, act: Act): Promise<number | undefined> {
    const known = loaded.commands.get(act.id)
    if (known !== undefined || act.basis >= loaded.since) return known
    const { rows } = await pool.query<{ n: number }>(
      'select n from moves where match_id = $1 and n > $2 and n <= $3 and command = $4',
      [loaded.id, act.basis, loaded.since, act.id],
    )
    return rows[0]?.n
  }

  async function loadedAt(match: MatchId, whole = false): Promise<LoadedMatch | undefined> {
    const known = loadedMatches.get(match)
    if (known && !(whole && known.match.since > 0)) return known
    const stored = await read(match, whole)
    if (!stored) return undefined
    const complete = standsAlone(stored) ? stored : await read(match, true)
    if (!complete) return undefined
    const loaded = await budget.run(`loading match ${match}`, () =>
      blaming(match, 'brokenLog', () => loadMatch(complete)),
    )
    faults.load.clear(match)
    loadedMatches.set(match, loaded)
    return loaded
  }

  async function read(match: MatchId, whole: boolean): Promise<StoredMatch | undefined> {
    const stored = await readMatch(pool, match, { whole })
    if (stored) return stored
    const imported = await readImported(pool, match)
    if (imported === undefined) return undefined
    if (await isQuarantined(pool, match)) throw new Declined(inQuarantine)
    return blaming(match, 'brokenLog', () => storedFrom(match, readRecord(imported)))
  }

  /** A person who acts has come back to a kept seat; a program may act only where none is. */
  async function playersFor(match: MatchId, act: Act): Promise<Players | undefined> {
    const byBot = act.do === 'move' && act.bot === true
    const known = await playersAt(match)
    if (known.bots.includes(act.seat) === byBot) return known
    if (!byBot && (await giveSeatBack(pool, match, act.seat))) bus.publish(`table.${match}`, 'back')
    tables.delete(match)
    const players = await playersAt(match)
    return byBot && !players.bots.includes(act.seat) ? undefined : players
  }

  async function playersAt(match: MatchId): Promise<Players> {
    const known = tables.get(match)
    if (known) return known
    const players = await readPlayers(pool, match)
    tables.set(match, players)
    return players
  }

  /** Reads take their turn with acts, so that nobody sees an entry before it is committed. */
  function reading<T>(match: MatchId, read: (loaded: LoadedMatch) => T): Promise<T | undefined> {
    return asked(match, async () => {
      const loaded = await fresh(match)
      return loaded && read(loaded)
    })
  }

  async function frames(match: MatchId, viewer: Viewer, after: number): Promise<readonly Frame[] | undefined> {
    const loaded = await fresh(match, after)
    if (!loaded) return undefined
    const near = framesAfter(loaded, viewer, after)
    const frames = near ?? (await framesFromStore(match, viewer, after))
    return frames && givenAtOnce(frames)
  }

  /** A loaded match that is at least as far as `after`, or else as the store. */
  async function fresh(match: MatchId, after = Number.POSITIVE_INFINITY): Promise<LoadedMatch | undefined> {
    const known = await loadedAt(match)
    if (!known || versionOf(known) > after || (await isCurrent(known))) return known
    return loadedAt(match)
  }

  /** Whether the store is no further than this process remembers. If it is, this process forgets. */
  async function isCurrent(loaded: LoadedMatch): Promise<boolean> {
    const { rows } = await pool.query<{ version: number }>({
      name: 'version',
      text: 'select version from heads where match_id = $1',
      values: [loaded.id],
    })
    const [head] = rows
    if (!head || head.version === versionOf(loaded)) return true
    loadedMatches.delete(loaded.id)
    return false
  }

  async function framesFromStore(match: MatchId, viewer: Viewer, after: number): Promise<readonly Frame[] | undefined> {
    const stored = await read(match, true)
    if (!stored) return undefined
    // What comes later is not asked for, and a log may be long.
    const wanted = { ...stored, log: stored.log.filter(({ n }) => n <= after + framesAtOnce) }
    return budget.run(`the frames of match ${match}`, () => {
      const frames: Frame[] = []
      blaming(match, 'brokenLog', () =>
        revive(wanted, (played, { n, seat, bot, at, entry }, before, events) => {
          if (n <= after) return
          const made = { n, at, seat, bot, entry, before, after: played.state, events, clock: null }
          frames.push(frameFor(framesOf(played.game, played.header.seats, made), viewer))
        }),
      )
      return frames
    })
  }

  async function opening(match: MatchId, viewer: Viewer): Promise<Standing | undefined> {
    const stored = await read(match, true)
    if (!stored) return undefined
    const start: StoredMatch = { ...stored, log: [] }
    const { state } = await budget.run(`the opening of match ${match}`, () =>
      blaming(match, 'brokenLog', () => revive(start)),
    )
    return { n: 0, view: redact(state, viewer) }
  }
}

/** Does something after what is already due in this tick. */
function soon<T>(work: () => T): Promise<T> {
  const done = new Promise<void>((resolve) => setImmediate(resolve)).then(work)
  // Whoever needs it hears of a fault; it may turn out that nobody does.
  done.catch(() => undefined)
  return done
}

function failed(problem: Problem): Outcome {
  return { ok: false, problem }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
