import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunksOf } from './build-chunks.ts'
import { expectOnlineOnly, onlineOnly } from './online-only.ts'
import { serverProxy } from './server-proxy.ts'

/** Identifies this build in reports: the commit, or CARRIAGE_BUILD where there is no repository. */
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

/** Scopes a class by its name and file. Vite's default adds the line, which costs two kilobytes of a table. */
function classNameIn(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''))
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

const { CARRIAGE_DEV_SERVER: devServer, CARRIAGE_DEV_LOGIN: devLogin } = process.env

/**
 * Seven characters are the fewest that the bundler accepts; the default, eight, adds 350 bytes to the first load of a
 * table.
 */
const hashedNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

let chunkOf: ReturnType<typeof chunksOf> | undefined

export default defineConfig({
  plugins: [
    react(),
    expectOnlineOnly(),
    ...(devServer === undefined ? [] : [serverProxy(devServer, devLogin)]),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      workbox: {
        // Everything that a local game needs, after one visit; fonts for other scripts are loaded when used.
        globPatterns: ['**/*.{html,js,css,svg,webmanifest}', '**/*-latin-*.woff2'],
        globIgnores: ['push-worker.js', '**/*-latin-ext-*.woff2', onlineOnly],
        navigateFallback: '/index.html',
        // One-tap links are answered by the server, which signs their reader in. A cached page may not be framed: only
        // the server sends the headers that allow it.
        navigateFallbackDenylist: [/^\/api\//, /^\/embed\//],
        importScripts: ['/push-worker.js'],
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
        ...hashedNames,
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
  worker: { format: 'es', rolldownOptions: { output: hashedNames } },
  server: { port: 5273, warmup: { clientFiles: ['./platform/app/main.tsx', './pages/home/*.tsx'] } },
})
