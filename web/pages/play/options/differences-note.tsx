import type { Differences } from '@carriage/kernel'
import { useEffect, useState } from 'react'
import { playedTitleOf } from '../../../games/titles.ts'
import { differsAtAll } from '../../../platform/i18n/differences-at.ts'
import { useLanguage, useTranslate } from '../../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../../platform/i18n/played-title.ts'
import { createMessageFormatter } from '../../../platform/i18n/translate.ts'
import { messagesIn } from '../../../platform/i18n/translations.ts'
import { useRulebook } from '../../../platform/i18n/use-rulebook.ts'
import { offeredChoices, wordsOfChoice } from './table-options.ts'

interface DifferencesNoteProps {
  readonly title: PlayedTitle
  readonly differs: Differences
}

/** How a table differs from the standard game, shown before joining and at the table. */
export function DifferencesNote({ title, differs: { options, box } }: DifferencesNoteProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { handbook } = useRulebook(box ? title : undefined)
  const tGame = createMessageFormatter(messagesIn(title, language), language)
  const choices = offeredChoices(title)
  const changed = Object.entries(options).map(([name, value]) => {
    const choice = choices.find((each) => each.name === name)
    const offered = choice?.values.find((each) => each === value)
    if (choice === undefined || offered === undefined) return t('differs.otherOption', { name })
    const { id, letter } = wordsOfChoice(choice)
    const label = tGame(id, { letter })
    if (typeof offered === 'boolean') return offered ? label : t('differs.without', { option: label })
    return t('differs.option', { option: label, value: tGame(`${id}.${offered}`) })
  })
  const names = box?.tables.map((table) => handbook?.components.find((each) => each.table === table)?.name ?? table)
  return (
    <>
      {changed.length > 0 && <p>{t('differs.options', { options: changed.join(' · ') })}</p>}
      {box && names && (
        <p>
          {t('differs.box', {
            title: box.title || t('differs.box.unnamed'),
            count: names.length,
            tables: names.join(', '),
          })}
        </p>
      )}
    </>
  )
}

/** The same in a list, where the messages of the game may not have loaded yet. */
export function TableDifferences({ game, differs }: { readonly game: string; readonly differs: Differences }) {
  const [title, setTitle] = useState<PlayedTitle>()
  const wanted = differsAtAll(differs)
  useEffect(() => {
    let left = false
    if (wanted)
      void playedTitleOf(game).then((come) => {
        if (!left) setTitle(come)
      })
    return () => {
      left = true
    }
  }, [game, wanted])
  return title && wanted ? <DifferencesNote title={title} differs={differs} /> : null
}
