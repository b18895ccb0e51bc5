import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds } from './arguments.ts'
import { carriage } from './commands.ts'
import { wrap } from './layout.ts'
import { Paper } from './testing/paper.ts'
import { emptyFolder, runCarriage } from './testing/run-carriage.ts'

const games = gameIds().join(', ')

describe('help', () => {
  test('the bare command and --help list the commands', async () => {
    for (const args of [[], ['--help'], ['-h']]) {
      const paper = new Paper()
      expect(await carriage(args, paper)).toBe(0)
      for (const command of ['play', 'simulate', 'replay', 'verify', 'rules']) {
        expect(paper.text).toContain(`carriage ${command} <`)
      }
      expect(paper.text).toContain(`Games: ${games}`)
    }
  })

  test.each(['play', 'simulate', 'replay', 'verify', 'rules'])('%s --help explains its usage', async (command) => {
    const paper = new Paper()
    expect(await carriage([command, '--help'], paper)).toBe(0)
    expect(paper.text).toContain(`carriage ${command} <`)
  })
})

test('games are listed for scripts, one per line', async () => {
  const paper = new Paper()
  expect(await carriage(['games'], paper)).toBe(0)
  expect(paper.text.trim().split('\n')).toEqual(gameIds())
})

describe('an invalid call says what is wrong and what to do', () => {
  const list = 'for play. See "carriage play --help".'
  test.each([
    ['dance', 'Unknown command "dance". See "carriage --help".'],
    ['constructor', 'Unknown command "constructor". See "carriage --help".'],
    ['play', 'play needs an argument. See "carriage play --help".'],
    ['play chess', `Unknown game "chess". Available: ${games}.`],
    ['play auction whist', 'play takes one argument; "whist" is one too many.'],
    ['play auction --cheat', `Unknown option --cheat ${list}`],
    ['play auction -x', `Unknown option -x ${list}`],
    ['play auction --seats', 'Option --seats is incomplete. See "carriage play --help".'],
    ['play auction --seats 9', '--seats must be a whole number from 2 to 4, not "9".'],
    ['play auction --seats two', '--seats must be a whole number from 2 to 4, not "two".'],
    ['play auction --seats 2.5', '--seats must be a whole number from 2 to 4, not "2.5".'],
    ['play auction --names A,B,C,D,E', '5 names for 4 seats. Remove some, or add seats with --seats.'],
    ['play auction --seats 2 --names A,B,C', '3 names for 2 seats. Remove some, or add seats with --seats.'],
    [
      'play auction --random 3',
      '--random: "3" isn’t a seat at this table. Give a number from 1 to 2 or a player’s name.',
    ],
    ['play auction --option purse', '"purse" isn’t an option. Options look like key=value.'],
    ['play auction --option purse=empty', 'auction doesn’t support purse=empty. Options: purse=plain|deep.'],
    ['play auction --option size=3', 'auction doesn’t support size=3. Options: purse=plain|deep.'],
    ['play auction --language tlh', 'This game isn’t available in "tlh". Available: en.'],
    ['play auction --record no/such/folder.json', 'Choose another name with --record.'],
    ['play auction --record package.json', 'already exists. Choose another name with --record.'],
    ['simulate auction --games 0', '--games must be a whole number from 1, not "0".'],
    ['simulate auction --seats 5', '--seats must be a whole number from 2 to 4, not "5".'],
    ['replay nowhere.json', 'Can’t read nowhere.json (ENOENT). Is the name right?'],
    ['verify nowhere.json', 'Can’t read nowhere.json (ENOENT). Is the name right?'],
    ['rules chess', `Unknown game "chess". Available: ${games}.`],
  ])('%s', async (line, message) => {
    const paper = new Paper()
    expect(await carriage(line.split(' '), paper)).toBe(2)
    expect(paper.complaints).toHaveLength(1)
    expect(paper.complaints[0]).toContain(message)
  })

  test('the real command prints it to stderr, and ends with 2', async () => {
    const ran = await runCarriage(emptyFolder(), ['play', 'chess'])
    const text = wrap(`Unknown game "chess". Available: ${games}.`, 80)
    expect(ran).toEqual({ code: 2, output: '', errors: `${text}\n` })
  })
})

test.each(['verify', 'replay'])('%s of a file that is not a record says so and fails', async (command) => {
  const file = join(emptyFolder(), 'note.json')
  writeFileSync(file, '{"dear":"diary"}')
  const paper = new Paper()
  expect(await carriage([command, file], paper)).toBe(1)
  expect(paper.complaints[0]).toContain('This file isn’t a game record.')
})
