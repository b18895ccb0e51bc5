#!/usr/bin/env node
import { carriage } from './commands.ts'
import { screenOf } from './screen.ts'

// A reader that stops early, like `head`, is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const screen = screenOf(process.stdin, process.stdout, process.stderr)
try {
  process.exitCode = await carriage(process.argv.slice(2), screen)
} finally {
  screen.close()
}
