import { ink } from './seat-marks.ts'

/** A portrait of no real person: a collar, a beard or a moustache, and the initial. */
export function Bust({ of, className }: { readonly of: string; readonly className: string | undefined }) {
  const face = faces[of.charCodeAt(0) % faces.length] ?? faces[0]
  return (
    <svg viewBox="0 0 40 32" className={className} aria-hidden="true">
      <path d="M4 32c1-8 7-11 16-11s15 3 16 11Z" fill="currentColor" />
      <path d="M16 20h8l-4 7Z" fill="var(--card-paper)" />
      <path
        d="M12 11c0-6 3-10 8-10s8 4 8 10s-3 11-8 11s-8-5-8-11Z"
        fill="#E8B98A"
        stroke="currentColor"
        strokeWidth="1"
      />
      <path d={face} fill={ink} />
      <text x="32.5" y="12" fontSize="13" textAnchor="middle" fontFamily="var(--display)" fill="currentColor">
        {of.charAt(0).toUpperCase()}
      </text>
    </svg>
  )
}

const faces: readonly [string, ...string[]] = [
  'M11.5 9c-.5-5 3-9 8.5-9s9 4 8.5 9c-2-1-3-3-4-5c-3 2-9 2-13 5ZM13 15c2-1 5-1 7 0c2-1 5-1 7 0c-1 6-3 8.5-7 8.500s-6-2.5-7-8.500Z',
  'M11.5 10c-.5-6 3-10 8.5-10s9 4 8.5 10c-1-3-2-5-3-6c-4 1-8 1-11 0c-1 1-2 3-3 6ZM14 16c3-2 4-2 6-1c2-1 3-1 6 1c-2 2-5 2-6 .5c-1 1.5-4 1.5-6-.5Z',
  'M12 7c1-5 4-7 8-7s7 2 8 7c-5-3-11-3-16 0ZM15.5 16.500c3-1.5 6-1.5 9 0l-4.5 1.500Z',
]
