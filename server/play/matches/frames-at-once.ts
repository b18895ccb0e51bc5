import type { Frame } from '@carriage/protocol'

/** Frames given at once, and their bytes as JSON, so that an answer fits the bus; a caller asks again for more. */
export const framesAtOnce = 300
const bytesAtOnce = 262_144

/** The frames that are given first: one at least, however large, so that the caller gets on. */
export function givenAtOnce(frames: readonly Frame[]): readonly Frame[] {
  const first = frames.slice(0, framesAtOnce)
  let bytes = 0
  const end = first.findIndex((frame, index) => {
    bytes += Buffer.byteLength(JSON.stringify(frame))
    return bytes > bytesAtOnce && index > 0
  })
  return end < 0 ? first : first.slice(0, end)
}
