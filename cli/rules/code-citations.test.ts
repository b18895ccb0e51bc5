import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { citedInCode } from './code-citations.ts'

test('a rule is in the code if a comment or a refusal cites it, but not a test, the rulebook, messages or a list for readers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-code-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const code = {
    'round.ts': 'state.round += 1 // ZZ-1.2, ZZ-1.3',
    'steps/sale.ts': "const sale = { rules: ['ZZ-2.1',\n 'ZZ-2.2'], elsewhere: 'ZZ-2.3' }",
    'steps/turn.ts': "const turnRules: readonly RuleId[] = ['ZZ-3.1']",
    'round.test.ts': "test('ZZ-4.1')",
    'rulebook.ts': "id: 'ZZ-4.2'",
    'rulebook/end.ts': "id: 'ZZ-4.3'",
    'words/moves.ts': '// ZZ-4.4',
    'testing/play.ts': '// ZZ-4.5',
    'handbook.en.ts': '// ZZ-4.6',
    'README.md': 'ZZ-4.7',
  }
  for (const [path, text] of Object.entries(code)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect([...citedInCode(folder)].sort()).toEqual(['ZZ-1.2', 'ZZ-1.3', 'ZZ-2.3'])
})
