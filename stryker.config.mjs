export default {
  mutate: [
    'games/kraftwagen-family/{buyers,chain,circuit,market,prices,race}.ts',
    'games/kraftwagen/round.ts',
    'games/kraftwagen/scoring/{awards,end,race-scoring,sales,scoring}.ts',
    'games/kraftwagen/steps/{actions,car,markers,take-tile}.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', './tools/ignore-bug-messages.ts'],
  ignorers: ['bug-messages'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: [
    '**',
    '!games/**',
    '!package.json',
    '!tsconfig.base.json',
    '!vitest.mutate.config.ts',
    'node_modules',
  ],
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  // Both print how many are done and the time left: in a line of a terminal, or in lines of a log.
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutants.json' },
  htmlReporter: { fileName: '.cache/mutants.html' },
}
