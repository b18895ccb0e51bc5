import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunksOf } from './build-chunks.ts'
import { serverProxy } from './server-proxy.ts'

/** Names this build in reports: the commit, or what the environment says where there is no repository. */
function build(): string {
  if (process.env.CARRIAGE_BUILD) return process.env.CARRIAGE_BUILD
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}

/** A class by its own name and its file. Vite would add its line, which costs two kilobytes of a table. */
function classNameIn(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''))
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

const { CARRIAGE_DEV_SERVER: house, CARRIAGE_DEV_LOGIN: doors } = process.env

let chunkOf: ReturnType<typeof chunksOf> | undefined

export default defineConfig({
  plugins: [
    react(),
    ...(house === undefined ? [] : [serverProxy(house, doors)]),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      workbox: {
        // Everything that a local game needs, after one visit; letters of other scripts come when they are used.
        globPatterns: ['**/*.{html,js,css,svg,webmanifest}', '**/*-latin-*.woff2'],
        // Invitations, people, competitions, shared boxes, the desk and what is told of the house are of no use without the house.
        globIgnores: [
          'board/gallery/**',
          'notice-worker.js',
          '**/*-latin-ext-*.woff2',
          'assets/qr-path-*.js',
          'assets/{about-page,club-page,clubs-page,profile-pages,moderation-page,embed-page,people-page,season-pages,shared-page,tournament-pages}-*',
          // Half a megabyte that few need on the way.
          'assets/{puzzles,puzzle-pages}-*',
          // Offline the rules stand without their worked examples.
          'assets/{examples,texts.en,texts.de}-*',
        ],
        navigateFallback: '/index.html',
        // One-tap links of notices are answered by the house, which signs their reader in.
        // A kept page may not be framed: what other sites show comes from the house.
        navigateFallbackDenylist: [/^\/api\//, /^\/board\/gallery/, /^\/embed\//],
        importScripts: ['/notice-worker.js'],
      },
      manifest: {
        name: 'Carriage House',
        short_name: 'Carriage',
        description: 'Heavy board games about the dawn of the automobile',
        start_url: '/',
        display: 'standalone',
        background_color: '#f5eddc',
        theme_color: '#f5eddc',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
    }),
  ],
  css: { modules: { generateScopedName: classNameIn } },
  define: { 'import.meta.env.BUILD': JSON.stringify(build()) },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name(id, modules) {
                chunkOf ??= chunksOf(modules)
                return chunkOf(id)
              },
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5273, warmup: { clientFiles: ['./platform/app/main.tsx', './pages/home/*.tsx'] } },
})
