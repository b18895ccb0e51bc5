import type { DrawingFrame } from '../drawing/scale.ts'
import type { GridSquare } from '../editor/places.ts'

/** Zoom of a sheet: the scale, and the centre in squares. Undefined for the whole sheet. */
export interface Camera extends GridSquare {
  readonly scale: number
}

const nearest = 5

/** Zooms by a factor, keeping a point in place. */
export function zoomBy(
  frame: DrawingFrame,
  camera: Camera | undefined,
  factor: number,
  at: GridSquare,
): Camera | undefined {
  const from = camera ?? { scale: 1, ...middleOf(frame) }
  const scale = Math.min(nearest, from.scale * factor)
  if (scale <= 1.001) return undefined
  const stays = from.scale / scale
  return within(frame, { scale, x: at.x + (from.x - at.x) * stays, y: at.y + (from.y - at.y) * stays })
}

/** Pans at the same scale. */
export function panBy(frame: DrawingFrame, camera: Camera, dx: number, dy: number): Camera {
  return within(frame, { ...camera, x: camera.x + dx, y: camera.y + dy })
}

/** The zoom at which a part fills the sheet. */
export function lookAt(frame: DrawingFrame, part: DrawingFrame): Camera | undefined {
  const scale = Math.min(nearest, frame.width / part.width, frame.height / part.height)
  return scale <= 1.001 ? undefined : within(frame, { scale, ...middleOf(part) })
}

/** The visible part of the sheet. */
export function seenBy(frame: DrawingFrame, camera: Camera | undefined): DrawingFrame {
  if (!camera) return frame
  const [width, height] = [frame.width / camera.scale, frame.height / camera.scale]
  return { left: camera.x - width / 2, top: camera.y - height / 2, width, height }
}

function middleOf({ left, top, width, height }: DrawingFrame): GridSquare {
  return { x: left + width / 2, y: top + height / 2 }
}

/** Limits a camera to the sheet. */
function within({ left, top, width, height }: DrawingFrame, { scale, x, y }: Camera): Camera {
  const [halfWidth, halfHeight] = [width / scale / 2, height / scale / 2]
  return {
    scale,
    x: Math.min(left + width - halfWidth, Math.max(left + halfWidth, x)),
    y: Math.min(top + height - halfHeight, Math.max(top + halfHeight, y)),
  }
}
