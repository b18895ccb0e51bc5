export { type IcuMessage, readIcu } from './icu.ts'
export { type Untranslatable, type Values, type Voice, voiceOf } from './message-formatter.ts'
export { type Teller, tellerOf } from './translator.ts'
