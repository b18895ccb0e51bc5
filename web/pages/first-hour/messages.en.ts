/** What the first hour of every game says in English. */
export const en = {
  'first.label': 'Your first hour, {step} of {steps}',
  'first.known': 'I know {game}',
  'first.next': 'Next: {title}',
  'first.whole': 'Play a whole game',
  'first.again': 'Once more',
  'first.goOn': 'Continue',
  'first.show': 'Show me',
  'first.beside': 'What matters now',
  'first.rivals': 'What your rivals did',
  'first.opening': 'One moment …',
} as const

export type FirstHourMessage = keyof typeof en
