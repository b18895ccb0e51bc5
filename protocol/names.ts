/*
 * Rules for the names of people, clubs, boxes, tournaments, and of players in imported records. Without a schema, so
 * that a page can validate while typing; public-name.ts has the schemas.
 */

/**
 * One readable line: no line breaks or direction overrides, no invisible or blank letters (U+115F, U+2800, U+3164), no
 * mark without a letter, and no stack of marks on one.
 */
export const readableText =
  /^(?!\p{M})(?!.*\p{M}{4})[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{1D159}]+$/u

/** The normalised name: composed letters, single spaces, no variation selectors. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\uFE00-\uFE0F]/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** Letters of other scripts, small capitals, digits and signs, each with the letter it resembles. */
const twins = new Map(
  [
    '0o 1l 2z 3e 4a 5s 7t 8b 9g |l !l $s @a ıi ßs øo łl đd ħh ŧt ɵo ɑa ɡg',
    'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
    // Cyrillic, Greek (first capitals whose small letters resemble another letter), Armenian.
    'аa вb еe гr зe иu кk мm нh оo пn рp сc тt уy хx ьb ѕs іi јj һh ӏl ѵv ԁd ԛq ԝw',
    'Ηh Νn Μm Υy Ζz Ρp αa βb γy εe ζz ηn ιi κk μu νv οo ρp σo τt υu χx ωw',
    'օo ոn սu հh ցg յj զq քp',
  ].flatMap((pairs) => pairs.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? ''])),
)

/** Enclosed letters and regional indicators; each block starts with A. */
const lettered = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]
function unboxed(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const first = lettered.find((block) => code >= block && code < block + 26)
  return first === undefined ? character : String.fromCodePoint(code - first + 97)
}

function folded(name: string): string {
  const letters = Array.from(name.normalize('NFKD'), unboxed).filter((letter) => !/\p{M}/u.test(letter))
  const plain = letters.map((letter) => twins.get(letter) ?? twins.get(letter.toLowerCase()) ?? letter.toLowerCase())
  return plain.join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l')
}

const between = /[^\p{L}\p{N}]+/u

/** Names for which this is equal look alike. For comparing, not for display. */
export function nameLook(name: string): string {
  const look = folded(name).split(between).join('')
  return look === '' ? name.normalize('NFKC') : look
}

/** Words for the operators of a site, in English and German, which no name may contain. */
const officeWords = new Set(
  [
    'admin administrator administratorin sysadmin',
    'operator operators operatorin betreiber betreiberin betreiberinnen',
    'moderator moderators moderatorin moderation mod mods',
  ].flatMap((words) => words.split(' ').map(folded)),
)
/** Reserved as whole names only: Support Your Team is allowed. */
const officeNames = new Set(
  ['system', 'server', 'support', 'staff', 'team', 'official', 'offiziell', 'aufsicht'].map(folded),
)
const siteName = folded('carriagehouse')

/** Whether a name could be mistaken for that of the site or its operators. */
export function isSiteName(name: string): boolean {
  // Digits after a word are numbers; within a word they stand for letters.
  const unnumbered = name.normalize('NFKC').replace(/\d+(?![\p{L}\p{N}])/gu, ' ')
  return [name, unnumbered].some((each) => {
    const words = folded(each).split(between)
    const joined = words.join('')
    return (
      words.some((word) => officeWords.has(word)) ||
      officeWords.has(joined) ||
      officeNames.has(joined) ||
      joined.includes(siteName)
    )
  })
}
