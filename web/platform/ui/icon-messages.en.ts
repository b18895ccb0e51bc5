/** What the settings say of the names of signs. It comes with the settings, not with the first page. */
export const en = {
  names: 'Show labels on new symbols',
  why: 'Each symbol is labelled beside the board until you’ve used it three times. Tick again to reset all labels.',
}
