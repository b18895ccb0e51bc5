export { arrange, type Chance, fairly, unknownChance } from './chance/chance.ts'
export { fastChance } from './chance/fast-chance.ts'
export { commitmentTo, keyedChance, matchKey } from './chance/keyed-chance.ts'
export { drawFrom, type Pile, pileOf } from './chance/pile.ts'
export { recordedChance } from './chance/recorded-chance.ts'
export {
  type ChanceSource,
  createDealer,
  type Dealer,
  type FastSource,
  type KeyedSource,
  keyedSource,
  publicPart,
  repeatingSource,
} from './chance/source.ts'
export type { About } from './contract/about.ts'
export {
  type ComponentRow,
  type ComponentTable,
  componentRowsIn,
  componentTableIn,
  componentTablesIn,
  type Differences,
  differencesFrom,
  differingRows,
  isCertain,
  jointProvenance,
  type RowDifference,
  rowContent,
  rowKey,
  tableProvenance,
  withConfirmedRows,
} from './contract/components.ts'
export {
  type AnyGame,
  type AnyGameRules,
  awaitedSeats,
  type Effects,
  type Game,
  type GameRules,
  type Over,
  type Result,
  rankByPoints,
  type Schema,
  type SetupParameters,
  type Turn,
  type Waiting,
} from './contract/game.ts'
export type { Invariant, TransitionInvariant } from './contract/invariant.ts'
export { createLibrary, type Library } from './contract/library.ts'
export {
  choicesOf,
  messagesFor,
  type OptionChoice,
  omittedValues,
  optionOfSeat,
  optionWithStandard,
  standardsOf,
} from './contract/option-choices.ts'
export { componentsWith, type OwnBox, ownBoxOf } from './contract/own-box.ts'
export type { OfferedCondition, PremoveMoment, PremoveRules } from './contract/premove-moments.ts'
export {
  type Facts,
  houseRules,
  type Legal,
  legal,
  printedRules,
  type Refusal,
  type Rule,
  type RuleTexts,
  refuse,
  type Verdict,
} from './contract/rule.ts'
export { type Seat, seatsOf, type Viewer } from './contract/seat.ts'
export type { AnyTitle, Title, Variant } from './contract/title.ts'
export { advance, type PlayedMove } from './play/advance.ts'
export { copy } from './play/copy.ts'
export { freezeShared } from './play/freeze.ts'
export { judgeMove, ruleOf } from './play/judge.ts'
export { type Disclosure, type Draw, LiveEffects, silentEffects } from './play/live-effects.ts'
export {
  type AnyMatch,
  hasDrawsAhead,
  type Match,
  type MatchParameters,
  nextNumber,
  type Played,
  playMove,
  type Resumption,
  resultOf,
  resumeMatch,
  startMatch,
  viewOf,
} from './play/match.ts'
export {
  type DuePremove,
  duePremove,
  type GivenPremove,
  type PlayedSteps,
  type Premove,
  playSteps,
  type Reliance,
  type StoppedPremove,
} from './play/premoves.ts'
export { type Preview, preview } from './play/preview.ts'
export { explain, faultsInOptions, type ReadResult, readMove, readOptions, readStoredOptions } from './play/read.ts'
export { readGivenPremove } from './play/read-premove.ts'
export { Stopped, type Unknown } from './play/stopped.ts'
export { askUndo, type FreeUndo, type UndoAnswer, type UndoByConsent, type Undone, undoMove } from './play/undo.ts'
export { canonical, NotPlain } from './record/canonical.ts'
export { chainHash, type Hash, type Hasher, portableDigest, unhashed } from './record/hash.ts'
export type { Entry, Header, MoveEntry, Opening, UndoEntry } from './record/log.ts'
export { type MatchRecord, readRecord, recordFormat, recordOf, UnreadableRecord, writeRecord } from './record/record.ts'
export { Divergence, type RecordProblem, replay, type Verified, verify, type Watcher } from './record/replay.ts'
export { sealed } from './secrets/sealed.ts'
export {
  copySecret,
  isOpen,
  isSecret,
  knows,
  needsSecrets,
  open,
  redact,
  type Secret,
  secret,
  widen,
  within,
} from './secrets/secret.ts'
export {
  type AutomaticOf,
  createEngine,
  type DecisionOf,
  type EngineOf,
  type Formats,
  type MoveAtOf,
  type Steps,
} from './steps/index.ts'
export { differencesOf } from './text/differences.ts'
export { type DigestParts, type GameDigest, highlightsByWeight, isDoneBy, type NotFollowed } from './text/digest.ts'
export type { AnyExample, Example, Examples, ExampleText } from './text/example.ts'
export { ruleAt, rulesAt } from './text/figures.ts'
export { type GameMessages, type Messages, type Phrase, seatName } from './text/messages.ts'
export {
  type CardPart,
  type ComponentsNote,
  type ComponentTexts,
  componentsIn,
  findGlossaryEntries,
  type Handbook,
  type OverviewPart,
  type Ruling,
  type Term,
  termsAt,
} from './text/reference.ts'
export {
  type Book,
  houseRuleTexts,
  type Translation,
  type Translations,
  translateRule,
} from './text/translation.ts'
