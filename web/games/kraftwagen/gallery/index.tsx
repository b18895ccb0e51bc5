import { useState } from 'react'
import type { Showcase } from '../../../board/gallery/showcase.ts'
import { useMoment } from '../../../board/gallery/use-moment.ts'
import type { Language } from '../../../platform/i18n/translate.ts'
import { cardWords } from '../board/card-words.ts'
import { positions } from './captions.ts'
import { exhibit } from './exhibit.ts'
import { type MomentName, moment } from './moments.ts'
import { PartsPage } from './parts-page.tsx'

export const showcase: Showcase<MomentName> = { exhibit, positions, moment, parts: Parts }

function Parts({ language }: { readonly language: Language }) {
  const [opened] = useState(() => moment('start'))
  const props = useMoment(exhibit, opened, language)
  return <PartsPage cardWords={(id) => cardWords(props, props.view, id)} />
}
