/** A text for a terminal: what would move its cursor, name its window or turn its lines around is shown as a replacement. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n\t]|[\p{Zl}\p{Zp}]/gu, '\u{fffd}')
}
