import { type Draft, numberOf, type Sheet } from '../editor/sheet.ts'
import type { OwnProps } from '../props.ts'

export function draftName(t: OwnProps['t'], sheet: Sheet, draft: Draft): string {
  return t(draft.hint ? 'drafts.hint' : 'drafts.name', { number: numberOf(sheet, draft) })
}
