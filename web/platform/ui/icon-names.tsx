import { areSignsNamed, nameSigns, useSignMemory } from '../../board/parts/known-signs.ts'
import { useLanguage } from '../i18n/language.ts'
import { de } from './icon-messages.de.ts'
import { en } from './icon-messages.en.ts'

const messages = { en, de }

/** Whether signs are named until they are known. Ticked again, all names come back. */
export function SignNames({ className }: { readonly className: string | undefined }) {
  const named = useSignMemory(areSignsNamed)
  const says = messages[useLanguage()]
  return (
    <label className={className}>
      <input type="checkbox" checked={named} onChange={() => nameSigns(!named)} />
      <span>
        {says.names}
        <small>{says.why}</small>
      </span>
    </label>
  )
}
