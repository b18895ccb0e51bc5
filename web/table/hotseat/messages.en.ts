/** What only a device says that several people share. */
export const en = {
  'people.title': 'Players sharing this device',
  'people.name': 'Name of player {number}',
  'curtain.title': 'Pass the device to {name}',
  'curtain.why': 'This screen hides what only {name} may see. Everyone else, look away.',
  'curtain.open': 'I’m {name}',
}

export type HotseatMessage = keyof typeof en
