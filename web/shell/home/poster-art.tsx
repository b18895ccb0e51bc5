import styles from './home.module.css'

/** Flat colours and one big silhouette, in the manner of an early object poster. */
export function CarPoster() {
  return (
    <svg viewBox="0 0 320 200" className={styles.art} aria-hidden="true">
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

/** A trade catalogue: ruled, numbered, stamped. */
export function CatalogueCover() {
  const teeth = Array.from({ length: 16 }, (_, index) => (index * 360) / 16)
  return (
    <svg viewBox="0 0 320 200" className={styles.art} aria-hidden="true">
      <rect width="320" height="200" fill="#5db8ae" />
      <rect x="10" y="10" width="300" height="180" fill="none" stroke="#1a1614" strokeWidth="2" />
      <rect x="16" y="16" width="288" height="168" fill="none" stroke="#1a1614" strokeWidth="1" />
      <g transform="translate(160 104)">
        {teeth.map((angle) => (
          <rect key={angle} x="-8" y="-76" width="16" height="22" fill="#1a1614" transform={`rotate(${angle})`} />
        ))}
        <circle r="62" fill="#1a1614" />
        <circle r="44" fill="#f1e7d3" />
        <path d="M-26 14c1-10 6-12 14-13l7-12h17l4 12h8c7 0 9 5 9 13Z" fill="#b8451a" />
        <circle cx="-13" cy="15" r="7" fill="#1a1614" />
        <circle cx="20" cy="15" r="7" fill="#1a1614" />
      </g>
    </svg>
  )
}

/** A works drawing with its callouts. */
export function CarriagePoster() {
  return (
    <svg viewBox="0 0 320 200" className={styles.art} aria-hidden="true">
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
