/** A line as stored: one line, without control, invisible and direction characters. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim()
}
