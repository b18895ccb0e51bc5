import { useState } from 'react'
import type { Language } from '../../platform/i18n/translate.ts'
import { BoardPage } from './board-page.tsx'
import { galleryCaptions } from './captions.ts'
import css from './gallery.module.css'
import { showcases } from './showcases.ts'

/** The gallery for designers: every part of the boards, and whole boards in prepared positions. */
export function Gallery() {
  const asked = new URLSearchParams(location.search)
  const [theme, setTheme] = useState(asked.get('theme') ?? 'day')
  document.documentElement.dataset.theme = theme
  const language: Language = asked.get('language') === 'de' ? 'de' : 'en'
  const position = asked.get('position')
  const game = showcases.find(({ id }) => id === asked.get('game')) ?? showcases[0]
  if (!game) return null
  const { exhibit, positions, moment, parts: Parts } = game.showcase
  return (
    <main className={css.page}>
      <header className={css.bar}>
        <h1>{galleryCaptions.title}</h1>
        <button type="button" onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}>
          {theme === 'day' ? galleryCaptions.night : galleryCaptions.day}
        </button>
        <nav className={css.bar}>
          {showcases.map(({ id, name }) => (
            <a key={id} href={`?game=${id}`}>
              {name}
            </a>
          ))}
          {Object.entries(positions).map(([name, caption]) => (
            <a
              key={name}
              href={`?game=${game.id}&position=${name}&theme=${theme}&language=${language}`}
              aria-current={name === position ? 'page' : undefined}
            >
              {caption}
            </a>
          ))}
        </nav>
      </header>
      {position !== null && position in positions ? (
        <BoardPage exhibit={exhibit} moment={() => moment(position)} language={language} />
      ) : (
        <Parts language={language} />
      )}
    </main>
  )
}
