import { Nonconforming } from './nonconforming.ts'

/* oxlint-disable no-restricted-globals, no-restricted-properties -- to take them away, they have to be named */

/** Runs something with the clock and the language's own dice taken away, as the rules must do without both. */
export function withoutClockAndDice<T>(run: () => T): T {
  const { random } = Math
  const { Date: clock } = globalThis
  Math.random = () => forbidden('Math.random')
  globalThis.Date = new Proxy(clock, {
    construct: () => forbidden('new Date'),
    apply: () => forbidden('Date'),
    get: (_, name) => forbidden(`Date.${String(name)}`),
  })
  try {
    return run()
  } finally {
    Math.random = random
    globalThis.Date = clock
  }
}

function forbidden(what: string): never {
  throw new Nonconforming('purity', `the rules use ${what}`)
}
