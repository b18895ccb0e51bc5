import type { Frame } from '@carriage/protocol'

/** The limits of one answer, in frames and in bytes of JSON, so that it fits the bus; a caller asks again for more. */
export const framesAtOnce = 300
const bytesAtOnce = 262_144

/** The first frames of an answer: at least one, however large, so that the caller makes progress. */
export function givenAtOnce(frames: readonly Frame[]): readonly Frame[] {
  const first = frames.slice(0, framesAtOnce)
  let bytes = 0
  const end = first.findIndex((frame, index) => {
    bytes += Buffer.byteLength(JSON.stringify(frame))
    return bytes > bytesAtOnce && index > 0
  })
  return end < 0 ? first : first.slice(0, end)
}
