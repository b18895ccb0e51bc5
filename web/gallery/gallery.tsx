import { useState } from 'react'
import { cardWords } from '../boards/kraftwagen/card-words.ts'
import type { Language } from '../words/speak.ts'
import { BoardPage } from './board-page.tsx'
import { captions } from './captions.ts'
import css from './gallery.module.css'
import { moment, momentNames } from './moments.ts'
import { PartsPage } from './parts-page.tsx'
import { useMoment } from './use-moment.ts'

/** The workbench of the board's designers: every part, and the whole board in made-up positions. */
export function Gallery() {
  const asked = new URLSearchParams(location.search)
  const [theme, setTheme] = useState(asked.get('theme') ?? 'day')
  document.documentElement.dataset.theme = theme
  const language: Language = asked.get('language') === 'de' ? 'de' : 'en'
  const shown = momentNames.find((name) => name === asked.get('position'))
  return (
    <main className={css.page}>
      <header className={css.bar}>
        <h1>{captions.title}</h1>
        <button type="button" onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}>
          {theme === 'day' ? captions.night : captions.day}
        </button>
        <nav className={css.bar}>
          <a href="?">{captions.parts}</a>
          {momentNames.map((name) => (
            <a
              key={name}
              href={`?position=${name}&theme=${theme}&language=${language}`}
              aria-current={name === shown ? 'page' : undefined}
            >
              {captions.positions[name]}
            </a>
          ))}
        </nav>
      </header>
      {shown ? <BoardPage name={shown} language={language} /> : <Parts language={language} />}
    </main>
  )
}

function Parts({ language }: { readonly language: Language }) {
  const [opened] = useState(() => moment('start'))
  const props = useMoment(opened, language)
  return <PartsPage cardWords={(id) => cardWords(props, props.view, id)} />
}
