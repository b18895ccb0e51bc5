/** What the calendar of deadlines says. */
export const en = {
  name: 'Carriage House',
  summary: '{game}: your move is due',
  text: 'Your time for this move ends when this entry ends. After that a bot plays for you until you’re back.\n{link}',
}
