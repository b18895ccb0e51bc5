/** Why Undo does nothing now. It comes with the table, not with the first page. */
export const en = {
  nothing: 'You have no move to undo.',
  drawn: 'You can’t undo your last move: something has been drawn since. {events}',
  revealed: 'You can’t undo your last move: hidden information has been revealed since. {events}',
  decided: 'You can’t undo your last move: {name} has moved since. {events}',
}

export type UndoMessage = keyof typeof en
