/** Titles are names and the same in every language. */
const names: Readonly<Record<string, string>> = {
  kraftwagen: 'Kraftwagen',
  'age-of-engineering': 'Kraftwagen: Age of Engineering',
  'horseless-carriage': 'Horseless Carriage',
}

export function titleName(game: string): string {
  return names[game] ?? game
}
