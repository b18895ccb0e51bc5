import { defineConfig } from 'vitest/config'

/*
 * The tests that are to notice a mutant: those which say what a rule does. Recorded games and random play notice almost
 * any change, but neither says which rule was broken.
 */
export default defineConfig({
  test: {
    include: ['games/{kraftwagen-family,kraftwagen}/*.test.ts'],
    exclude: ['**/node_modules/**', '**/{conform,fixtures,invariants,random-play,views}.test.ts'],
    pool: 'threads',
    isolate: false,
  },
})
