/** What only a device says that several people share. */
export const en = {
  'people.title': 'People on this device, taking turns',
  'people.name': 'Name of player {number}',
  'curtain.title': 'Hand the device to {name}',
  'curtain.why': 'What {name} may see is behind this curtain. Nobody else should look.',
  'curtain.open': 'I am {name}',
}

export type HotseatMessage = keyof typeof en
