export { type IcuMessage, readIcu } from './icu.ts'
export { createFormatter, type MessageFormatter, type Untranslatable, type Values } from './message-formatter.ts'
export { createTranslator, type Translator } from './translator.ts'
