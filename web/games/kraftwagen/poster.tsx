import type { Poster, PosterArt } from '../poster.ts'

export const poster: Poster = {
  art: CarPoster,
  links: [{ seats: 3, options: {} }],
}

/** Flat colours and one big silhouette, like an early object poster. */
function CarPoster({ className }: PosterArt) {
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden="true">
      <rect width="320" height="200" fill="#b8451a" />
      <circle cx="236" cy="74" r="58" fill="#f6c933" />
      <path d="M0 158h320v42H0Z" fill="#1a1614" />
      <path d="M40 140c2-26 18-32 44-34l22-40h58l10 40h78c20 0 30 12 32 34Z" fill="#f1e7d3" />
      <path d="M114 76h42l8 30h-66Z" fill="#1a1614" />
      <path d="M186 114v24M198 114v24M210 114v24M222 114v24M234 114v24" stroke="#b8451a" strokeWidth="4" />
      <path d="M274 106h10v32h-10Z" fill="#f6c933" />
      <path d="M52 150a34 34 0 0 1 68 0ZM212 150a34 34 0 0 1 68 0Z" fill="#1a1614" />
      <Wheel x={86} y={150} />
      <Wheel x={246} y={150} />
    </svg>
  )
}

function Wheel({ x, y }: { readonly x: number; readonly y: number }) {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return `M${x} ${y}l${(Math.cos(angle) * 19).toFixed(1)} ${(Math.sin(angle) * 19).toFixed(1)}`
  })
  return (
    <g>
      <circle cx={x} cy={y} r="25" fill="#1a1614" />
      <circle cx={x} cy={y} r="20" fill="#f1e7d3" />
      <path d={spokes.join('')} stroke="#1a1614" strokeWidth="2" />
      <circle cx={x} cy={y} r="6" fill="#f6c933" stroke="#1a1614" strokeWidth="2" />
    </g>
  )
}
