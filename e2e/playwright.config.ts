import { freePort } from '@carriage/shared/ports'
import { defineConfig } from '@playwright/test'
import { headlessShell } from './chromium.ts'

// Whatever else listens on this machine is not what is to be tested. Workers read this file too, and keep the port.
process.env.E2E_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)

/** Whole games in a real browser, on the production build. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  timeout: 600_000,
  fullyParallel: true,
  // One for each processor: with three on two processors bots and clocks were late, and tests failed by chance.
  workers: 2,
  forbidOnly: true,
  // CI names and counts the tests that pass only at a second try: docs/decisions/code.md.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // A busy machine is slow and not wrong.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // What is to be clicked may be gone because the table went on automatically: `move` then looks again.
    actionTimeout: 15_000,
    // Recording every step takes longer than the games themselves: `TRACE=1` for looking into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Each new guest would fetch the whole client for playing offline, which takes longer than most tests. Tests of the service
    // worker, and one whole game each on a device and online, allow it.
    serviceWorkers: 'block',
    launchOptions: headlessShell,
  },
  webServer: {
    command: `pnpm --dir ../web exec vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    timeout: 120_000,
  },
})
