import { useLanguage, useSay } from '../../words/house.ts'
import type { PlayedTitle } from '../../words/played-title.ts'
import { voiceOf } from '../../words/speak.ts'
import { messagesIn } from '../../words/translations.ts'
import { offeredChoices } from './agreed.ts'

interface ChangedOptionsProps {
  readonly title: PlayedTitle
  readonly options: Readonly<Record<string, unknown>>
}

/** What a table has agreed on that is not the usual, for whoever is about to sit down. */
export function ChangedOptions({ title, options }: ChangedOptionsProps) {
  const say = useSay()
  const language = useLanguage()
  const speak = voiceOf(messagesIn(title, language), language)
  const changed = offeredChoices(title).flatMap(({ name, values, standard }) => {
    const value = values.find((each) => each === options[name]) ?? standard
    if (value === standard) return []
    const label = speak(`option.${name}`)
    if (typeof value === 'boolean') return [value ? label : say('room.without', { option: label })]
    return [say('room.option', { option: label, value: speak(`option.${name}.${value}`) })]
  })
  return changed.length === 0 ? null : <p>{say('room.options', { options: changed.join(' · ') })}</p>
}
