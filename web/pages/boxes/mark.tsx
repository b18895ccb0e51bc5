import css from './box.module.css'
import type { BoxMessage } from './messages.en.ts'
import { useBoxWords } from './use-box-messages.ts'

/** How certain a row is: printed in the rulebook, confirmed by owners, reported or reconstructed. */
type Certainty = 'printed' | 'confirmed' | 'reported' | 'reconstructed'

export function certaintyOf(provenance: string): Certainty {
  switch (provenance) {
    case 'rulebook':
      return 'printed'
    case 'confirmed':
    case 'reconstructed':
      return provenance
    default:
      return 'reported'
  }
}

const signs: Readonly<Record<Certainty, string>> = { printed: '●', confirmed: '●', reported: '◐', reconstructed: '○' }

/** The provenance of a row, as a sign and in words. */
export function ProvenanceMark({ provenance }: { readonly provenance: string }) {
  const t = useBoxWords()
  const certainty = certaintyOf(provenance)
  return (
    <span className={css.mark} data-mark={certainty}>
      <span aria-hidden="true">{signs[certainty]}</span> {t(`mark.${provenance.replace(' ', '')}` as BoxMessage)}
    </span>
  )
}
