import css from './salesperson.module.css'

/** The salesperson: a straw hat and a sample case, in the colour of the company. */
export function Salesperson({ badge }: { readonly badge: number }) {
  return (
    <svg viewBox="0 0 22 22" className={css.figure} style={{ color: `var(--seat-${badge})` }} aria-hidden="true">
      <path
        d="M3.500 4.600h2.300l.5-3h5.400l.5 3h2.300v1.700h-1.800c-.3 1.900-1.700 3.200-3.700 3.200s-3.400-1.300-3.700-3.200h-1.800ZM2 20.800c0-6.6 2.300-10.200 7-10.200c3 0 5 1.500 6.100 4.200h1.100v-1.300h3.400v1.300h1.400v6Z"
        fill="currentColor"
        stroke="var(--keyline)"
        strokeWidth="1.1"
      />
      <path
        d="M7.400 10.800l1.600 4.200l1.600-4.200ZM14.400 17.200h6"
        stroke="#fffaf0"
        strokeWidth="1"
        fill="#fffaf0"
      />
    </svg>
  )
}
