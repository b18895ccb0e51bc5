/** What the settings say of the names of signs. It comes with the settings, not with the first page. */
export const en = {
  names: 'Names of new signs',
  why: 'A sign is named beside the board until you have used it three times. Tick it again to see all names anew.',
}
