import { about } from '@carriage/horseless-carriage/about'
import type { GameManifest } from '../manifest.ts'

export const manifest: GameManifest = {
  ...about,
  title: async () => (await import('./title.ts')).title,
  board: async () => (await import('./board/index.tsx')).board,
  words: async () => (await import('./words/index.ts')).offerWords,
  poster: async () => (await import('./poster.tsx')).poster,
  reasons: async () => (await import('./reasons/index.ts')).reasons,
}
