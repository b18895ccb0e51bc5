/** What the calendar of deadlines says. */
export const en = {
  name: 'Carriage House',
  summary: '{game}: your move is due',
  text: 'Your time for this decision ends with this entry. After that a bot plays for you until you are back.\n{link}',
}
