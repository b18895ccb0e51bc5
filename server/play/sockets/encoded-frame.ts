import type { Seat } from '@carriage/kernel'

/** A frame from the bus. Only its head is parsed; the JSON goes to the sockets unread. */
export interface EncodedFrame {
  readonly n: number
  /** A bit for each seat that gets a frame of its own for this number. */
  readonly ownFrames: number
  readonly json: string
}

/** Reads `<n> <bits of seats>\n<frame as JSON>`; undefined if the text has another form. */
export function readEncodedFrame(text: string): EncodedFrame | undefined {
  const lineEnd = text.indexOf('\n')
  if (lineEnd < 3 || lineEnd > 20) return undefined
  const space = text.indexOf(' ')
  const n = Number(text.slice(0, space))
  const ownFrames = Number(text.slice(space + 1, lineEnd))
  if (space < 1 || !Number.isSafeInteger(n) || n < 1 || !Number.isSafeInteger(ownFrames)) return undefined
  return { n, ownFrames, json: text.slice(lineEnd + 1) }
}

export function hasOwnFrame({ ownFrames }: EncodedFrame, seat: Seat): boolean {
  return (ownFrames & (1 << seat)) !== 0
}
