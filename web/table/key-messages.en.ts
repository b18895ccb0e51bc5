/** What each key of a table does. It comes with the table, not with the first page. */
export const en = {
  '1–9': 'Select a choice and preview it',
  Enter: 'Play the selected choice',
  U: 'Undo one step (of your draft, if you have one)',
  'Shift U': 'Reset the turn',
  E: 'End the turn',
  Space: 'Skip ahead while rivals move, or hold your turn when it’s about to end',
  C: 'Go to choices; use the arrow keys to browse them',
  H: 'Ask for a hint, if the table allows it',
  O: 'Choices',
  L: 'Log',
  R: 'Relevant rules; while holding a piece, rotate it (or right-click)',
  M: 'My notes',
  T: 'Text view on or off',
  V: 'Replay what happened since my last turn',
  N: 'Next game waiting for me',
  Esc: 'Deselect, or close what’s open',
  '?': 'This list',
}

export type TableKey = keyof typeof en
