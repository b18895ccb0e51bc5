/** What each key of a table does. It comes with the table, not with the first page. */
export const en = {
  '1–9': 'Go to a choice and see what it would do',
  Enter: 'Play the choice under the focus',
  U: 'Undo a step, of the draft while there is one',
  'Shift U': 'Reset the turn',
  E: 'End the turn',
  Space: 'Skip ahead while rivals move, or hold a turn that ends by itself',
  C: 'Go to the choices; arrow keys walk through them',
  H: 'Ask for a hint, where the table allows it',
  O: 'Options',
  L: 'Log',
  R: 'Rules here; with a piece in the hand, turn it (as a right click does)',
  M: 'My notes at this table',
  T: 'Text view on or off',
  V: 'Show once more what happened since my last turn',
  N: 'Next game that waits for me',
  Esc: 'Put a choice down, close what is open',
  '?': 'This list',
}

export type TableKey = keyof typeof en
