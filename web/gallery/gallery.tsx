import { useState } from 'react'
import { ageOfEngineeringExhibit } from '../games/age-of-engineering/gallery/exhibit.ts'
import { moment as momentOfAge, momentNames as momentsOfAge } from '../games/age-of-engineering/gallery/moments.ts'
import { PartsPage as AgeOfEngineeringParts } from '../games/age-of-engineering/gallery/parts-page.tsx'
import { horselessCarriageExhibit } from '../games/horseless-carriage/gallery/exhibit.ts'
import {
  moment as momentOfCarriage,
  momentNames as momentsOfCarriage,
} from '../games/horseless-carriage/gallery/moments.ts'
import { PartsPage as HorselessCarriageParts } from '../games/horseless-carriage/gallery/parts-page.tsx'
import { cardWords } from '../games/kraftwagen/board/card-words.ts'
import { kraftwagenExhibit } from '../games/kraftwagen/gallery/exhibit.ts'
import { moment, momentNames } from '../games/kraftwagen/gallery/moments.ts'
import { PartsPage } from '../games/kraftwagen/gallery/parts-page.tsx'
import type { Language } from '../words/speak.ts'
import { BoardPage } from './board-page.tsx'
import { captions } from './captions.ts'
import css from './gallery.module.css'
import { useMoment } from './use-moment.ts'

const positionsOf: Readonly<Record<string, readonly string[]>> = {
  'age-of-engineering': momentsOfAge,
  'horseless-carriage': momentsOfCarriage,
}

/** The workbench of the boards' designers: every part, and the whole board in made-up positions. */
export function Gallery() {
  const asked = new URLSearchParams(location.search)
  const [theme, setTheme] = useState(asked.get('theme') ?? 'day')
  document.documentElement.dataset.theme = theme
  const language: Language = asked.get('language') === 'de' ? 'de' : 'en'
  const game = asked.get('game') ?? 'kraftwagen'
  const position = asked.get('position')
  const names: readonly string[] = positionsOf[game] ?? momentNames
  return (
    <main className={css.page}>
      <header className={css.bar}>
        <h1>{captions.title}</h1>
        <button type="button" onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}>
          {theme === 'day' ? captions.night : captions.day}
        </button>
        <nav className={css.bar}>
          <a href="?">{captions.kraftwagen}</a>
          <a href="?game=age-of-engineering">{captions.ageOfEngineering}</a>
          <a href="?game=horseless-carriage">{captions.horselessCarriage}</a>
          {names.map((name) => (
            <a
              key={name}
              href={`?game=${game}&position=${name}&theme=${theme}&language=${language}`}
              aria-current={name === position ? 'page' : undefined}
            >
              {captions.positions[name] ?? name}
            </a>
          ))}
        </nav>
      </header>
      {game === 'age-of-engineering' ? (
        <AgeOfEngineering position={position} language={language} />
      ) : game === 'horseless-carriage' ? (
        <HorselessCarriage position={position} language={language} />
      ) : (
        <Kraftwagen position={position} language={language} />
      )}
    </main>
  )
}

interface Shown {
  readonly position: string | null
  readonly language: Language
}

function Kraftwagen({ position, language }: Shown) {
  const shown = momentNames.find((name) => name === position)
  if (!shown) return <Parts language={language} />
  return <BoardPage exhibit={kraftwagenExhibit} moment={() => moment(shown)} language={language} />
}

function Parts({ language }: { readonly language: Language }) {
  const [opened] = useState(() => moment('start'))
  const props = useMoment(kraftwagenExhibit, opened, language)
  return <PartsPage cardWords={(id) => cardWords(props, props.view, id)} />
}

function AgeOfEngineering({ position, language }: Shown) {
  const shown = momentsOfAge.find((name) => name === position)
  if (!shown) return <AgeOfEngineeringParts />
  return <BoardPage exhibit={ageOfEngineeringExhibit} moment={() => momentOfAge(shown)} language={language} />
}

function HorselessCarriage({ position, language }: Shown) {
  const shown = momentsOfCarriage.find((name) => name === position)
  if (!shown) return <HorselessCarriageParts language={language} />
  return <BoardPage exhibit={horselessCarriageExhibit} moment={() => momentOfCarriage(shown)} language={language} />
}
