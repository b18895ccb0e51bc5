import { about } from '@carriage/age-of-engineering/about'
import type { GameManifest } from '../manifest.ts'

export const manifest: GameManifest = {
  ...about,
  title: async () => (await import('./title.ts')).title,
  board: async () => (await import('./board/index.tsx')).board,
  firstHour: async () => (await import('./stages/index.ts')).firstHour,
  lessons: {
    'age-of-engineering-lesson-1': async () => (await import('./lessons/first.ts')).recruiting,
  },
  box: async () => (await import('./box/index.tsx')).box,
  words: async () => (await import('./messages/index.ts')).offerWords,
  poster: async () => (await import('./poster.tsx')).poster,
  reasons: async () => (await import('./reasons/index.ts')).reasons,
}
