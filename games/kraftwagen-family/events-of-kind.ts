/** Emitted events of one kind, in order. */
export function eventsOf<Event extends { readonly kind: string }, Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { readonly kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: Kind }> => event.kind === kind)
}
