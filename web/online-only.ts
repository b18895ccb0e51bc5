import type { Plugin } from 'vite'

/**
 * What is not stored for offline use, by the beginning of the file's name in the build: pages that need the server, and
 * what only they import.
 */
const names = [
  'about-page',
  'club-page',
  'clubs-page',
  'embed-page',
  'first-hour',
  'first-hour-page',
  'find-people',
  'guidelines-page',
  'invite-people',
  'moderation-page',
  'people-page',
  'profile',
  'profile-pages',
  'qr-path',
  'season-pages',
  'seasons',
  'shared-page',
  'tournament-pages',
  // Half a megabyte that few people need offline.
  'puzzle-pages',
  'puzzles',
  // Offline, the rules have no worked examples, and a first visit begins with a whole game.
  'examples',
  'position',
  'stages',
  'texts.de',
  'texts.en',
]

export const onlineOnly = `assets/{${names.join(',')}}{-,.module-}*`

/** Fails the build if a name matches no file: a renamed page would be stored on every device. */
export function expectOnlineOnly(): Plugin {
  return {
    name: 'expect-online-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
      const missing = names.filter((name) => !files.some((file) => file.startsWith(`assets/${name}-`)))
      if (missing.length > 0) this.error(`web/online-only.ts names what the build does not have: ${missing.join(', ')}`)
    },
  }
}
