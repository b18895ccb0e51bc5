import { useId } from 'react'
import css from './certificate.module.css'
import { guillocheTile } from './guilloche.ts'

const width = 9
const tile = guillocheTile(28, width, 5)

/** An engraved border around its container, at any size, with a rosette in each corner. */
export function GuillocheFrame() {
  const id = useId()
  const across = `${id}a`
  const down = `${id}d`
  return (
    <svg className={css.frame} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={across} width={tile.length} height={width} patternUnits="userSpaceOnUse">
          <Strands />
        </pattern>
        <pattern
          id={down}
          width={tile.length}
          height={width}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(90)"
        >
          <Strands />
        </pattern>
      </defs>
      <rect width="100%" height={width} fill={`url(#${across})`} />
      <rect width={width} height="100%" fill={`url(#${down})`} />
      <g className={css.bottom}>
        <rect width="100%" height={width} fill={`url(#${across})`} />
      </g>
      <g className={css.right}>
        <rect width={width} height="100%" fill={`url(#${down})`} />
      </g>
      {corners.map((corner) => (
        <g key={corner} className={css[corner]}>
          <circle r={width * 0.62} />
          <circle r={width * 0.3} />
        </g>
      ))}
    </svg>
  )
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

function Strands() {
  return tile.strands.map((strand) => <path key={strand} d={strand} className={css.strand} />)
}
