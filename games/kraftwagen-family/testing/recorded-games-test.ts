import type { MatchRecord } from '@carriage/kernel'
import { beforeAll, describe, expect, test } from 'vitest'

type RecordedEvent = { readonly kind: 'roundEnded'; readonly cause: string } | { readonly kind: string }

/** What the recorded games of both editions cover. */
export function recordedGamesTest<Event extends RecordedEvent>(
  records: readonly MatchRecord[],
  eventsIn: (record: MatchRecord) => Event[],
): void {
  describe('the recorded games cover', () => {
    let eventLists: Event[][] = []
    beforeAll(() => {
      eventLists = records.map(eventsIn)
    })

    test('each cause of the end of a round', () => {
      const causes = eventLists
        .flat()
        .flatMap((event: RecordedEvent) => (event.kind === 'roundEnded' && 'cause' in event ? [event.cause] : []))
      expect([...new Set(causes)].sort()).toEqual(['both', 'marker', 'market'])
    })

    test('sold and unsold cars in every game', () => {
      for (const events of eventLists)
        expect(events.filter(({ kind }) => kind === 'carSold').length).toBeGreaterThanOrEqual(6)
      expect(eventLists.flat().some(({ kind }) => kind === 'carUnsold')).toBe(true)
    })

    test('moves undone freely and by consent', () => {
      const undone = records.flatMap(({ log }) =>
        log.flatMap((entry) => ('undo' in entry ? [entry.consent.length] : [])),
      )
      expect(Math.min(...undone)).toBe(0)
      expect(Math.max(...undone)).toBeGreaterThan(0)
    })
  })
}
