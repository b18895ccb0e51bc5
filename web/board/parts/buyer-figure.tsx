import { ink, ivory } from './seat-marks.ts'

interface BuyerFigureProps {
  readonly preference: keyof typeof figures
  readonly className?: string | undefined
}

/** A buyer as on a poster: one silhouette for each preference. */
export function BuyerFigure({ preference, className }: BuyerFigureProps) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      {figures[preference]}
    </svg>
  )
}

const skin = '#E8B98A'
const brass = '#B8902F'
const wine = '#7A2236'
const moss = '#3F5B3A'
const slate = '#3C4A5E'

/** Wide hat, profile, fur collar: prefers the finest body. */
const body = (
  <>
    <path d="M6 48C6 37 13 33 24 33s18 4 18 15Z" fill={wine} />
    <path d="M13 36c4-4 18-4 22 0c2 3-3 6-11 6s-13-3-11-6Z" fill={ivory} />
    <path d="M19 27h10v8c-2 3-8 3-10 0Z" fill={skin} />
    <path d="M15 18c0-7 4-11 10-11c5 0 9 4 9 10c0 2 2 4 2 5s-2 1-2 2c0 5-2 8-8 8c-7 0-11-6-11-14Z" fill={skin} />
    <path d="M13 19c0-8 5-12 12-12l-3 9c-3 1-3 8-3 12c-4-1-6-5-6-9Z" fill={ink} />
    <path d="M2 16C10 9 16 4 26 4c9 0 15 5 20 10c-8 3-34 7-44 2Z" fill={wine} />
    <path d="M12 10c8 2 20 2 27-1l2 2c-9 4-22 5-31 2Z" fill={brass} />
    <path d="M12 9C8 2 14-1 19 2c-3 1-5 4-7 7Z" fill={ivory} />
  </>
)

/** Leather cap and goggles, scarf in the wind: prefers power. */
const engine = (
  <>
    <path d="M5 48c1-10 8-14 19-14s18 4 19 14Z" fill={moss} />
    <path d="M14 35c6 4 14 4 20 0l2 5c-7 4-17 4-24 0Z" fill={ivory} />
    <path d="M13 38l-12 3l1 6l13-4Z" fill={ivory} />
    <path d="M14 18c0-8 4-12 10-12s10 4 10 12v4c0 8-4 13-10 13s-10-5-10-13Z" fill={skin} />
    <path d="M11 20c-1-11 5-17 13-17s14 6 13 17l-1 9l-4-3v-8h-16v8l-4 3Z" fill={ink} />
    <rect x="13" y="16" width="9.6" height="7.6" rx="3.4" fill={brass} />
    <rect x="25.4" y="16" width="9.6" height="7.6" rx="3.4" fill={brass} />
    <rect x="14.8" y="17.7" width="6" height="4.2" rx="2" fill={ivory} />
    <rect x="27.2" y="17.7" width="6" height="4.2" rx="2" fill={ivory} />
    <path d="M20 29c2 1.6 6 1.6 8 0" stroke={ink} strokeWidth="1.6" fill="none" />
  </>
)

/** Top hat, monocle, moustache: prefers prestige. */
const prestige = (
  <>
    <path d="M5 48c1-10 8-14 19-14s18 4 19 14Z" fill={ink} />
    <path d="M17 34l7 12l7-12Z" fill={ivory} />
    <path d="M20 36l4 3l4-3v6l-4-2l-4 2Z" fill={wine} />
    <path d="M14 19h20v4c0 8-4 13-10 13s-10-5-10-13Z" fill={skin} />
    <path d="M15 2h18l-1 14h-16Z" fill={ink} />
    <path d="M15.7 12h16.6l-.3 4h-16Z" fill={wine} />
    <path d="M8 16h32v3h-32Z" fill={ink} />
    <circle cx="29" cy="23" r="3.6" fill="none" stroke={brass} strokeWidth="1.6" />
    <path d="M31 26c2 4 2 8 0 12" stroke={brass} strokeWidth="1" fill="none" />
    <path d="M15 28c4-1 6-2 9 0c3-2 5-1 9 0c-3 3-7 3-9 1c-2 2-6 2-9-1Z" fill={ink} />
  </>
)

/** Flat cap and a tight purse: counts every mark. */
const price = (
  <>
    <path d="M5 48c1-10 8-14 19-14s18 4 19 14Z" fill={slate} />
    <path d="M18 34h12l-6 7Z" fill={ivory} />
    <path d="M14 16h20v7c0 8-4 13-10 13s-10-5-10-13Z" fill={skin} />
    <path d="M9 17C9 8 15 4 24 4s17 5 18 10c0 3-4 4-7 3c-7-2-14-2-19 2Z" fill={slate} />
    <path d="M32 14c6 0 11 1 13 4c-3 2-9 1-13-1Z" fill={ink} />
    <path d="M18 24h3M27 24h3" stroke={ink} strokeWidth="2" />
    <path d="M20 30h8" stroke={ink} strokeWidth="1.6" />
    <circle cx="37" cy="39" r="7" fill={brass} stroke={ink} strokeWidth="1.2" />
    <path d="M34 42v-6l3 4l3-4v6" stroke={ink} strokeWidth="1.5" fill="none" />
  </>
)

/** The editions name prestige differently. */
const figures = { body, engine, prestige, luxury: prestige, price }
