export { type IcuMessage, readIcu } from './icu.ts'
export { type Teller, tellerOf } from './teller.ts'
export { type Untranslatable, type Values, type Voice, voiceOf } from './voice.ts'
