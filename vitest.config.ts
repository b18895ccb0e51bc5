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
        },
      },
    ],
  },
})
