import type { Action } from '@carriage/age-of-engineering'
import { Glyph, type GlyphName } from '../../../board/parts/index.ts'

/** The symbol of an action; a component that shows it without text also needs a label. */
export function ActionSign({ of, size }: { readonly of: Action; readonly size?: number | string }) {
  return <Glyph of={of satisfies GlyphName} {...(size === undefined ? {} : { size })} />
}
