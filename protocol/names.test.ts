import { expect, test } from 'vitest'
import { isSiteName, nameLook } from './names.ts'
import { playerName, readableLine } from './public-name.ts'

const isTaken = (name: string) => playerName.safeParse(name).success

test('a name is one readable line', () => {
  for (const name of ['Ann', 'Élodie', 'O’Brien', '李小龍', 'Мария', 'علي', 'नमस्ते', '❤️', '7', 'x'.repeat(32)])
    expect(isTaken(name), name).toBe(true)
  const blank = ['\u3164', '\u2800', '\u115F', '\u1160', '\uFFA0', '\u00A0', '\u034F', '\u17B5', '\u{1D159}', '']
  const turning = ['\u202Eevil', 'a\nb', 'a\u200Bb', '\u{E0041}', 'a\u0000b', '\uD800', '\u001b[2J', 'a\u2028b']
  const marks = ['\u0301', `a${'\u0301'.repeat(12)}`]
  for (const name of [...blank, ...turning, ...marks, 'x'.repeat(33)])
    expect(isTaken(name), JSON.stringify(name)).toBe(false)
})

test('an invisible letter among others is refused too', () => {
  expect(isTaken('Ann\u3164')).toBe(false)
  expect(isTaken('Ann\u2800Lee')).toBe(false)
})

test('spaces are collapsed and letters composed', () => {
  expect(readableLine(20).parse('  Jo\u0308rg\u00A0\u2003 B ')).toBe('J\u00F6rg B')
})

test('names of the site and its operators are refused, also when spelled with lookalike characters', () => {
  const refused = [
    'Operator',
    'operator 2',
    'Moderator',
    'Moderatorin Anna',
    'Betreiber',
    'Carriage House',
    'CarriageHouse Support',
    'ADMIN',
    'Admin1',
    'Ореrаtоr', // Cyrillic О, р, е, а, о
    'Mоderator', // Cyrillic о
    'Moderat0r',
    'Rnoderator',
    '𝐎𝐩𝐞𝐫𝐚𝐭𝐨𝐫',
    'Ｏｐｅｒａｔｏｒ',
    'O p e r a t o r',
    'O.perator',
    'Öpérator',
    'ΟΡΕRΑΤΟR', // Greek capitals
    '🅾perator',
    'ᴏᴘᴇʀᴀᴛᴏʀ',
    'Carr\u0456age House', // Ukrainian i
    'Саrriage-Ноuse', // Cyrillic С, а, Н, о
    'Support',
  ]
  for (const name of refused) expect([name, isTaken(name)]).toEqual([name, false])
  for (const name of ['Cooper', 'Administer This', 'Team Fiat', 'Modern Times', 'Carl House', 'Opera', 'Moda'])
    expect([name, isSiteName(name)]).toEqual([name, false])
})

test('two names look alike if one could be mistaken for the other', () => {
  for (const [one, other] of [
    ['Anna', 'Аnnа'],
    ['Bill', 'BilI'],
    ['Ann', 'ann.'],
    ['Arnie', 'Amie'],
    ['Paul', 'Ρaul'],
  ] as const)
    expect([one, nameLook(one)]).toEqual([one, nameLook(other)])
  expect(nameLook('Guest 1234')).not.toBe(nameLook('Guest 1235'))
  expect(nameLook('Ann')).not.toBe(nameLook('Ann 2'))
  expect(nameLook('🎲')).not.toBe(nameLook('🚗'))
})
