import type { Plugin } from 'vite'

/**
 * What a device does not store for playing offline, by the beginning of the file's name in the build: pages that are of no
 * use without the server, and what only they import.
 */
const names = [
  'about-page',
  'club-page',
  'clubs-page',
  'embed-page',
  'guidelines-page',
  'moderation-page',
  'people-page',
  'profile',
  'profile-pages',
  'qr-path',
  'season-pages',
  'seasons',
  'shared-page',
  'tournament-pages',
  // Half a megabyte that few need on the way.
  'puzzle-pages',
  'puzzles',
  // Offline the rules come without their worked examples.
  'examples',
  'position',
  'texts.de',
  'texts.en',
]

export const onlineOnly = `assets/{${names.join(',')}}{-,.module-}*`

/** Fails the build if it has no file of one of these names: a page that was renamed would be stored on every device. */
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
