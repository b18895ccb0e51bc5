import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('a text for a terminal has no control characters', () => {
  expect(printable('1\t\u001b]0;owned\u0007\u001b[2J\u202eevil\u2028x\u009b\n2')).toBe(
    '1\t\ufffd]0;owned\ufffd\ufffd[2J\ufffdevil\ufffdx\ufffd\n2',
  )
  expect(printable('Zoë Müller, 車 and 🚗')).toBe('Zoë Müller, 車 and 🚗')
})
