import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '.cache/**', '**/*.services.test.ts'],
          pool: 'threads',
          // Rules keep no state of their own: files may share what they import, and most of the time went into importing.
          isolate: false,
          // By default one processor is left idle.
          maxWorkers: '100%',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['**/*.services.test.ts'],
          exclude: ['**/node_modules/**'],
          pool: 'forks',
          // The services are shared, so files take turns.
          fileParallelism: false,
          testTimeout: 30_000,
          // CI names and counts the tests that pass only at a second try: docs/decisions/0041-flaky-is-red.md.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
