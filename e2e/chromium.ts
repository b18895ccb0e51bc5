import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'

/** Chromium without windows, in which a new page takes half the processor time; where it is not installed, the whole one. */
export const headlessShell = launching(existsSync(shell) ? shell : whole)

export const wholeChromium = launching(whole)

function launching(executablePath: string): { executablePath: string; args: string[] } {
  return { executablePath: process.env.CHROMIUM ?? executablePath, args: ['--no-sandbox'] }
}
