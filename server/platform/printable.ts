/** A text for a terminal, with control and direction characters replaced. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n\t]|[\p{Zl}\p{Zp}]/gu, '\u{fffd}')
}
