import type { Poster, PosterArt } from '../poster.ts'

export const poster: Poster = {
  art: CarriagePoster,
  links: [
    { seats: 3, options: { introductory: true } },
    { label: 'learn', lesson: 'horseless-carriage-lesson-1' },
    { label: 'whole', seats: 3, options: {} },
  ],
}

/** A technical drawing with callouts. */
function CarriagePoster({ className }: PosterArt) {
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden="true">
      <rect width="320" height="200" fill="#153e9f" />
      <path
        d="M0 40h320M0 80h320M0 120h320M0 160h320M40 0v200M80 0v200M120 0v200M160 0v200M200 0v200M240 0v200M280 0v200"
        stroke="#f1e7d3"
        strokeWidth="0.5"
        opacity="0.35"
      />
      <g fill="none" stroke="#f1e7d3" strokeWidth="2.4">
        <path d="M70 118h180l8-24h-58l-12-40h-60l-10 40H78Z" />
        <path d="M130 60h46l8 34h-60ZM214 94v-34h14" />
        <circle cx="104" cy="136" r="30" />
        <circle cx="104" cy="136" r="6" />
        <circle cx="222" cy="136" r="30" />
        <circle cx="222" cy="136" r="6" />
        <path d="M104 106v60M74 136h60M222 106v60M192 136h60" strokeWidth="1.4" />
      </g>
      <g stroke="#f6c933" strokeWidth="1.6" fill="none">
        <path d="M150 54L118 24h-14M228 60l26-28h14M74 136H44M252 136h28" />
      </g>
      <g fill="#f6c933" fontFamily="var(--display)" fontSize="22" textAnchor="middle">
        <text x="94" y="32">
          A
        </text>
        <text x="278" y="40">
          B
        </text>
        <text x="34" y="144">
          C
        </text>
        <text x="290" y="144">
          D
        </text>
      </g>
    </svg>
  )
}
