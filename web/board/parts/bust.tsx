import { memo } from 'react'
import { type Portrait, portraitOf } from './portrait.ts'
import type { FaceShape } from './portrait-parts.ts'

/** A portrait of no real person, composed from the name. */
export const Bust = memo(function Bust({
  of,
  className,
}: {
  readonly of: string
  readonly className: string | undefined
}) {
  const face = portraitOf(of)
  return (
    <svg viewBox="0 0 64 66" preserveAspectRatio="xMidYMax meet" className={className} aria-hidden="true">
      {/* The background fills the place, whatever its shape; the face is always whole. */}
      <path d="M-300 -300h664v366h-664Z" fill={face.ground} />
      <path d="M0 66V40Q32 18 64 40V66Z" fill="#fff" opacity=".13" />
      {face.shapes.map(({ d, fill, stroke, width, opacity }) => (
        <path
          key={d}
          d={d}
          fill={paintOf(face, fill)}
          stroke={paintOf(face, stroke)}
          strokeWidth={width}
          strokeLinecap="round"
          opacity={opacity}
        />
      ))}
    </svg>
  )
})

function paintOf(face: Portrait, paint: FaceShape['fill']): string {
  switch (paint) {
    case undefined:
      return 'none'
    case 'skin':
    case 'hair':
    case 'hat':
    case 'coat':
      return face[paint]
    default:
      return paint
  }
}
