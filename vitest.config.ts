import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that measure processor time or memory, or that hear everything on the one NATS of the machine. */
const alone = [
  'server/platform/bus/bus.services.test.ts',
  'server/play/sockets/{cost,gateway}.services.test.ts',
  'server/play/matches/quarantine.services.test.ts',
  'server/platform/operations/*.services.test.ts',
]

/** Tests that start programs or threads, or that change what belongs to the process: each file has a process of its own. */
const isolated = [
  'server/play/bots/{agent,bot-runner,reference-client}.services.test.ts',
  'server/platform/bus/closed-bus.services.test.ts',
  'server/notifications/dispatcher.services.test.ts',
  'server/{balancer,main}.services.test.ts',
  'server/play/premoves/premoves.services.test.ts',
  'server/play/records/oversized.services.test.ts',
  'server/platform/storage/backup.services.test.ts',
  'server/{play/sockets,platform/http}/fuzz.services.test.ts',
  'tools/**/*.services.test.ts',
]

/** Node loads the sources itself, as it does in the server: through Vite, random games take a quarter longer. */
const native = { viteModuleRunner: false, nodeLoader: false }

const unit = {
  env: { NODE_ENV: 'production' },
  pool: 'threads' as const,
  // Rules keep no state of their own: files may share what they import, and most of the time went into importing.
  isolate: false,
  // By default one processor is left idle.
  maxWorkers: '100%',
  testTimeout: 60_000,
  // Hooks replay whole recorded games, which takes a busy machine longer than the usual ten seconds.
  hookTimeout: 60_000,
}

const services = {
  exclude: ['**/node_modules/**'],
  pool: 'forks' as const,
  experimental: native,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // A busy machine may be late: what is waited for comes, or the test fails then.
  expect: { poll: { timeout: 15_000 } },
  // CI names and counts the tests that pass only at a second try: docs/decisions/code.md.
  retry: process.env.CI ? 1 : 0,
}

// Tests start programs and threads that load the sources again; compiled once, that takes half as long.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', import.meta.url))

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '.cache/**', 'web/**', '**/*.services.test.ts'],
          experimental: native,
        },
      },
      {
        // Boards are drawn by the React that players get: the one for development takes six times as long.
        oxc: { jsx: { development: false } },
        test: {
          ...unit,
          name: 'unit-web',
          include: ['web/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          ...services,
          name: 'services',
          include: ['**/*.services.test.ts'],
          exclude: [...services.exclude, ...isolated, ...alone],
          // Each file has a database of its own, and a NATS of its own where it needs one; the loaded server is shared.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...services,
          name: 'services-isolated',
          include: isolated,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...services,
          name: 'services-alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
