import type { MatchId } from '@carriage/protocol'
import type { Bus, Subscription } from '../../platform/bus/index.ts'
import {
  isEmpty,
  type Presence,
  type PresenceReport,
  presenceFrom,
  presenceQuestion,
  presenceSubject,
  readPresence,
} from './presence.ts'

/** Changes within this time are published together, in milliseconds. */
const settling = 200

/**
 * Who is at one table. Each gateway reports its own callers on a change and on request; an unchanged table costs
 * nothing.
 */
export class TablePresence {
  readonly #subject: string
  readonly #gateway: string
  readonly #bus: Bus
  readonly #here: () => Omit<PresenceReport, 'gateway'>
  readonly #tell: (presence: Presence) => void
  readonly #others = new Map<string, PresenceReport>()
  readonly #listening: Subscription
  #timer: NodeJS.Timeout | undefined
  #reported = ''
  #sent = ''

  constructor(
    match: MatchId,
    { bus, name }: { bus: Bus; name: string },
    here: () => Omit<PresenceReport, 'gateway'>,
    emit: (presence: Presence) => void,
  ) {
    this.#subject = presenceSubject(match)
    this.#gateway = name
    this.#bus = bus
    this.#here = here
    this.#tell = emit
    this.#listening = bus.subscribe(this.#subject, (text) => this.#onReport(text))
    bus.publish(this.#subject, presenceQuestion)
  }

  /** The presence at the table, as this gateway knows it. */
  now(): Presence {
    return presenceFrom([this.#report(), ...this.#others.values()])
  }

  /** To be called when a caller comes, leaves, or shows or hides the page. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const report = JSON.stringify(this.#report())
      if (report !== this.#reported) this.report()
      const presence = this.now()
      const text = JSON.stringify(presence)
      if (text === this.#sent) return
      this.#sent = text
      this.#tell(presence)
    }, settling)
  }

  /** Reports the callers here to the other gateways. */
  report(): void {
    this.#reported = JSON.stringify(this.#report())
    this.#bus.publish(this.#subject, this.#reported)
  }

  /** Removes a gateway that is gone, with its callers. */
  forget(gateway: string): void {
    if (this.#others.delete(gateway)) this.changed()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#listening.end()
    const report: PresenceReport = { gateway: this.#gateway, seats: [], watchers: 0 }
    this.#bus.publish(this.#subject, JSON.stringify(report))
  }

  #onReport(text: string): void {
    const report = readPresence(text)
    if (!report) return
    if ('ask' in report) {
      if (this.#reported !== '') this.report()
      return
    }
    if (report.gateway === this.#gateway) return
    if (isEmpty(report)) this.#others.delete(report.gateway)
    else this.#others.set(report.gateway, report)
    this.changed()
  }

  #report(): PresenceReport {
    return { gateway: this.#gateway, ...this.#here() }
  }
}
