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
  const list = '"carriage play --help" lists its options.'
  test.each([
    ['dance', 'There is no command "dance". "carriage --help" lists them.'],
    ['constructor', 'There is no command "constructor". "carriage --help" lists them.'],
    ['play', 'The command play needs to know what to work on. "carriage play --help" shows how.'],
    ['play chess', `There is no game "chess". These are here: ${games}.`],
    ['play auction whist', 'The command play takes one thing to work on, and "whist" is one more.'],
    ['play auction --cheat', `The command play knows no --cheat. ${list}`],
    ['play auction -x', `The command play knows no -x. ${list}`],
    ['play auction --seats', 'The option --seats is not complete. "carriage play --help" shows how it is used.'],
    ['play auction --seats 9', '--seats must be a whole number from 2 to 4, not "9".'],
    ['play auction --seats two', '--seats must be a whole number from 2 to 4, not "two".'],
    ['play auction --seats 2.5', '--seats must be a whole number from 2 to 4, not "2.5".'],
    ['play auction --names A,B,C,D,E', 'There are 5 names for 4 seats. Leave some out, or add seats with --seats.'],
    [
      'play auction --seats 2 --names A,B,C',
      'There are 3 names for 2 seats. Leave some out, or add seats with --seats.',
    ],
    [
      'play auction --random 3',
      '--random: "3" is no seat of this table. Give its number, 1 to 2, or the name of who sits there.',
    ],
    ['play auction --option purse', '"purse" is no option. Options are given as key=value.'],
    [
      'play auction --option purse=empty',
      'auction cannot be played with purse=empty. Its options are: purse=plain|deep.',
    ],
    ['play auction --option size=3', 'auction cannot be played with size=3. Its options are: purse=plain|deep.'],
    ['play auction --language tlh', 'This game does not speak "tlh". It speaks: en.'],
    ['play auction --record no/such/folder.json', 'Give another name with --record.'],
    ['play auction --record package.json', 'exists already and would be overwritten. Give another name with --record.'],
    ['simulate auction --games 0', '--games must be a whole number from 1, not "0".'],
    ['simulate auction --seats 5', '--seats must be a whole number from 2 to 4, not "5".'],
    ['replay nowhere.json', 'The file nowhere.json cannot be read (ENOENT). Is it the right name?'],
    ['verify nowhere.json', 'The file nowhere.json cannot be read (ENOENT). Is it the right name?'],
    ['rules chess', `There is no game "chess". These are here: ${games}.`],
  ])('%s', async (line, message) => {
    const paper = new Paper()
    expect(await carriage(line.split(' '), paper)).toBe(2)
    expect(paper.complaints).toHaveLength(1)
    expect(paper.complaints[0]).toContain(message)
  })

  test('the real command prints it to stderr, and ends with 2', async () => {
    const ran = await runCarriage(emptyFolder(), ['play', 'chess'])
    const told = wrap(`There is no game "chess". These are here: ${games}.`, 80)
    expect(ran).toEqual({ code: 2, output: '', errors: `${told}\n` })
  })
})

test.each(['verify', 'replay'])('%s of a file that is not a record says so and fails', async (command) => {
  const file = join(emptyFolder(), 'note.json')
  writeFileSync(file, '{"dear":"diary"}')
  const paper = new Paper()
  expect(await carriage([command, file], paper)).toBe(1)
  expect(paper.complaints[0]).toContain('This file is no record of a match.')
})
