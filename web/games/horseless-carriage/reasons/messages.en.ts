/** What a move is for, in English. */
export const en = {
  earnings: 'Should earn about {points} in the years that follow.',
  rivals: 'Gains about {points} on your strongest rival.',
  technology: 'Moves your technology {points, plural, one {# step} other {# steps}} on.',
  capacity: 'Raises your assembly capacity.',
}
