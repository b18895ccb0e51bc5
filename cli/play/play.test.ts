import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentTo, type MatchRecord, readRecord } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { carriage } from '../commands.ts'
import { Paper } from '../testing/paper.ts'
import { emptyFolder, runCarriage } from '../testing/run-carriage.ts'

const first = (times: number) => Array.from({ length: times }, () => '1')
const tooDear = 'why {"kind":"bid","coins":{"$secret":[0],"value":99}}'

function recordIn(folder: string, file: string): MatchRecord {
  return readRecord(readFileSync(join(folder, file), 'utf8'))
}

/** Without line breaks, which depend on the length of words. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function resultIn(output: string): string {
  return /^The result\n((?: {2}\d\. .*\n)+)/m.exec(output)?.[1] ?? 'no result'
}

test('a whole auction against a random player, with undo and explanation; its record verifies and replays', async () => {
  const folder = emptyFolder()
  const args = ['play', 'auction', '--names', 'Ada,Ben', '--random', 'Ben']
  const input = ['my lucky word', tooDear, '? 1', 'u', '1', 'u', ...first(80)]
  const { code, output, errors } = await runCarriage(folder, args, input)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })

  expect(output).toContain('Not allowed (rule AU-5):')
  expect(output).toContain('AU-5  Bids you can pay (Bidding)')
  expect(output).toContain('Here: bid 99, coins 12.')
  expect(output).toContain('Bid 0 coins: what would happen')
  expect(output).toContain('Then hidden information is revealed.')
  expect(output).toContain('CH-6  Nothing to undo')
  expect(flat(output)).toContain('you need Ben to agree: ')
  expect(output).toContain('Ben plays at random and agrees.')
  expect(output).toContain('Ada (you) undoes move 2 (Bid 0 coins), agreed by Ben.')

  const [, file = ''] = /carriage\.ts verify (auction-\w+\.json)\n$/.exec(output) ?? []
  const record = recordIn(folder, file)
  expect(record.players).toEqual(['Ada', 'Ben'])
  const { source } = record
  if (source.kind !== 'keyed') throw new Error('the chance of the match is not keyed')
  expect(source.nonces[0]).toBe('my lucky word')
  expect(source.nonces[1]).toMatch(/^[0-9a-f]{16}$/)
  // The commitment printed before the first move is the one in the record.
  expect(output.indexOf(commitmentTo(source.secret ?? '', record.match))).toBeGreaterThan(0)
  expect(output.indexOf(source.commitment)).toBeLessThan(output.indexOf('your word'))

  const verified = await runCarriage(folder, ['verify', file])
  expect(verified).toMatchObject({ code: 0, errors: '' })
  expect(verified.output).toContain('Record verified.')
  const replayed = await runCarriage(folder, ['replay', file])
  expect(replayed).toMatchObject({ code: 0, errors: '' })
  expect(resultIn(replayed.output)).toBe(resultIn(output))
})

test('a typed move is played, or refused with its rule', async () => {
  const file = join(emptyFolder(), 'written.json')
  const bid = (coins: number) => `{"kind":"bid","coins":{"$secret":[0],"value":${coins}}}`
  const paper = new Paper(['', 'play', 'play {', 'play {"kind":"sing"}', `play ${bid(99)}`, `play ${bid(3)}`, 'q'])
  const args = ['play', 'auction', '--names', 'Ada,Ben', '--random', 'Ben', '--record', file]
  expect(await carriage(args, paper)).toBe(0)
  expect(paper.text.match(/Which move\? Write it in the form used in records, like this one:/g)).toHaveLength(2)
  expect(paper.text).toContain('Not allowed (rule CH-1):')
  expect(paper.text).toContain('Not allowed (rule AU-5):')
  expect(paper.text).toContain('Ada (you) bids (3 coins).')
  expect(recordIn('', file).log.find((entry) => entry.seat === 0)).toMatchObject({
    move: { kind: 'bid', coins: { $secret: [0], value: 3 } },
  })
})

describe('two people at one keyboard', () => {
  // Two words; then Ada bids 4, thinks again and bids 7; Ben bids 2 and asks to take it back.
  const opening = ['', '', '', '5', 'u', '8', '', '', '3']

  test('no player sees what the other sealed', async () => {
    const folder = emptyFolder()
    const { output } = await runCarriage(
      folder,
      ['play', 'auction', '--names', 'Ada,Ben'],
      [...opening.slice(0, -1), 'log'],
    )
    const [adas = '', bens = ''] = output.split(/^─+$/m)
    expect(adas).toContain('Ada (you) bids (7 coins).')
    expect(adas).toContain('Ada: Enter hides your table, u undoes the move; Ben is next.')
    expect(adas).toContain('Ada (you) undoes move 1 (Bid 4 coins).')
    expect(bens).toContain('Ben’s turn: press Enter.')
    expect(bens).toContain('Ada bids (secret).')
    expect(bens).toContain('Ada undoes move 1 (Bid secret).')
    expect(bens.slice(0, bens.indexOf('How much'))).not.toMatch(/[47] coins/)
    expect(bens.slice(bens.indexOf('Ben> log'))).not.toMatch(/[47] coins/)
  })

  test("the seat that must agree to an undo is asked, without seeing the asker's screen", async () => {
    const folder = emptyFolder()
    const input = [...opening, '', '', '1', 'u', 'maybe', 'n', '', 'u', 'y', '', 'q']
    const { output } = await runCarriage(folder, ['play', 'auction', '--names', 'Ada,Ben', '--record', 'a.json'], input)
    // Ada won the lot and continued, so a new lot was drawn: now Ben must agree.
    const need = 'you need Ben to agree: something was drawn in entry 5.'
    const asked = flat(output).slice(flat(output).indexOf(need))
    const [, question = '', ...later] = asked.split(/─{80}/)
    expect(question).toContain('Ben: Ada wants to undo move 5 (Continue). Do you agree?')
    expect(question.match(/y or n: /g)).toHaveLength(2)
    expect(question).toContain('Ben doesn’t agree. Move 5 stands.')
    expect(later.join('')).toContain('Ada (you) undoes move 5 (Continue), agreed by Ben.')
    expect(recordIn(folder, 'a.json').log.at(-1)).toMatchObject({ undo: 5, consent: [1] })
  })
})

describe('leaving', () => {
  const players = ['--names', 'Ada,Ben', '--random', '2']

  async function play(args: readonly string[], answers: readonly string[]): Promise<{ code: number; paper: Paper }> {
    const paper = new Paper(answers)
    return { code: await carriage(['play', ...args], paper), paper }
  }

  async function leave(answers: readonly string[]): Promise<string> {
    const file = join(emptyFolder(), 'left.json')
    const { code } = await play(['auction', ...players, '--record', file], answers)
    expect(code).toBe(0)
    return file
  }

  test('a match that was left is saved, verifies, and resumes with the same draws', async () => {
    const file = await leave(['', '5', 'q'])
    const before = recordIn('', file)
    expect(before.result).toBeUndefined()
    const verified = new Paper()
    expect(await carriage(['verify', file], verified)).toBe(0)
    expect(verified.text).toContain('The game isn’t over')

    const { code, paper } = await play(['--resume', file, '--random', 'Ben'], ['log', ...first(80)])
    expect(code).toBe(0)
    expect(paper.text).toContain('Ada (you) bids (4 coins).')
    const after = recordIn('', file)
    expect(after.log.slice(0, before.log.length)).toEqual(before.log)
    expect(after.source).toEqual(before.source)
    expect(after.result).toBeDefined()
    expect(await carriage(['verify', file], new Paper())).toBe(0)

    const again = await play(['--resume', file], [])
    expect(again).toMatchObject({ code: 2, paper: { lines: [] } })
    expect(again.paper.complaints[0]).toContain('is over. Use "carriage replay" to watch it.')
  })

  test('a resumed match keeps what was settled', async () => {
    const file = await leave(['', '5', 'q'])
    const { code, paper } = await play(['--resume', file, '--seats', '3'], [])
    expect({ code, complaints: paper.complaints }).toEqual({
      code: 2,
      complaints: ['A resumed game keeps its game, seats, names and options. Leave them out.'],
    })
  })

  test('the end of the input counts as leaving', async () => {
    const file = await leave(['', '5'])
    expect(recordIn('', file).log.length).toBeGreaterThan(0)
  })

  test('before the first move there is nothing to save', async () => {
    const file = await leave([])
    expect(existsSync(file)).toBe(false)
  })

  test('a match whose record omits its secret cannot be resumed', async () => {
    const file = await leave(['', '5', 'q'])
    const record = recordIn('', file)
    const { secret: _secret, ...source } = record.source as { secret: string }
    writeFileSync(file, JSON.stringify({ ...record, source }))
    const { code, paper } = await play(['--resume', file], [])
    expect(code).toBe(2)
    expect(paper.complaints[0]).toContain('the record doesn’t contain the secret of its draws')
    const verified = new Paper()
    expect(await carriage(['verify', file], verified)).toBe(0)
    expect(verified.text).toContain('could not be checked')
  })

  test('a record is written even after an error', async () => {
    const file = join(emptyFolder(), 'broken.json')
    const args = ['play', 'auction', '--names', 'Ada,Ben', '--record', file]
    await expect(carriage(args, new Breaking(['', '', '', '5', '']))).rejects.toThrow('the screen failed')
    expect(recordIn('', file).log).toHaveLength(1)
  })
})

/** A screen that throws when something must be hidden. */
class Breaking extends Paper {
  override hide(): void {
    throw new Error('the screen failed')
  }
}

test('a table without people plays automatically', async () => {
  const folder = emptyFolder()
  const args = ['play', 'auction', '--seats', '3', '--random', '1,2,3', '--option', 'purse=deep', '--record', 'r.json']
  const { code, output } = await runCarriage(folder, args)
  expect(code).toBe(0)
  expect(resultIn(output)).toMatch(/Random 1/)
  expect(output).not.toContain('your word')
  expect(recordIn(folder, 'r.json').options).toEqual({ purse: 'deep' })
})
