/** Why Undo does nothing now. It comes with the table, not with the first page. */
export const en = {
  nothing: 'There is no move of yours to take back.',
  drawn: 'Your last move cannot be taken back: luck has decided since. {told}',
  revealed: 'Your last move cannot be taken back: something has come to light since. {told}',
  decided: 'Your last move cannot be taken back: {name} has moved since. {told}',
}

export type UndoMessage = keyof typeof en
