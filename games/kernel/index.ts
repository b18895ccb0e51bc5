export type { About } from './about.ts'
export { advance, type PlayedMove } from './advance.ts'
export { canonical, NotPlain } from './canonical.ts'
export { arrange, type Chance, fairly, unknownChance } from './chance.ts'
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
} from './components.ts'
export { copy } from './copy.ts'
export { differencesOf } from './differences.ts'
export { type DigestParts, deedsByWeight, type GameDigest, isDoneBy, type NotFollowed } from './digest.ts'
export type { AnyExample, Example, Examples, ExampleText } from './example.ts'
export { fastChance } from './fast-chance.ts'
export { ruleAt, rulesAt } from './figures.ts'
export type { ForeseenMoment, Foresight, OfferedCondition } from './foresight.ts'
export { freezeShared } from './freeze.ts'
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
  type Terms,
  type Turn,
  type Waiting,
} from './game.ts'
export {
  type CardPart,
  type ComponentsNote,
  type ComponentTexts,
  componentsIn,
  findTerms,
  type Handbook,
  type OverviewPart,
  type Ruling,
  type Term,
  termsAt,
} from './handbook.ts'
export { chainHash, type Hash, type Hasher, portableDigest, unhashed } from './hash.ts'
export type { Invariant, TransitionInvariant } from './invariant.ts'
export { judgeMove, ruleOf } from './judge.ts'
export { commitmentTo, keyedChance, matchKey } from './keyed-chance.ts'
export { type Library, libraryOf } from './library.ts'
export { type Disclosure, type Draw, LiveEffects, silentEffects } from './live-effects.ts'
export type { Entry, Header, MoveEntry, Opening, UndoEntry } from './log.ts'
export {
  type AnyMatch,
  hasDrawsAhead,
  type Match,
  type MatchTerms,
  nextNumber,
  type Played,
  playMove,
  type Resumption,
  resultOf,
  resumeMatch,
  startMatch,
  viewOf,
} from './match.ts'
export { choicesOf, messagesFor, type OptionChoice, optionOfSeat, standardsOf } from './option-choices.ts'
export {
  type DueOrder,
  dueOrder,
  type GivenOrder,
  type Order,
  type PlayedSteps,
  playSteps,
  type Reliance,
  type StoppedOrder,
} from './orders.ts'
export { componentsWith, type OwnBox, ownBoxOf } from './own-box.ts'
export { drawFrom, type Pile, pileOf } from './pile.ts'
export { type Preview, preview } from './preview.ts'
export { explain, faultsInOptions, type ReadResult, readMove, readOptions } from './read.ts'
export { readGivenOrder } from './read-order.ts'
export { type MatchRecord, readRecord, recordFormat, recordOf, UnreadableRecord, writeRecord } from './record.ts'
export { recordedChance } from './recorded-chance.ts'
export { Divergence, type RecordProblem, replay, type Verified, verify, type Watcher } from './replay.ts'
export {
  type Facts,
  houseRules,
  type Legal,
  legal,
  type Refusal,
  type Rule,
  type RuleTexts,
  refuse,
  type Verdict,
} from './rule.ts'
export { sealed } from './sealed.ts'
export { type Seat, seatsOf, type Viewer } from './seat.ts'
export {
  copySecret,
  isOpen,
  isSecret,
  knows,
  open,
  redact,
  type Secret,
  secret,
  widen,
  within,
} from './secret.ts'
export {
  type ChanceSource,
  type Dealer,
  dealerOf,
  type FastSource,
  type KeyedSource,
  keyedSource,
  publicPart,
  repeatingSource,
} from './source.ts'
export {
  type AutomaticOf,
  type DecisionOf,
  type EngineOf,
  engineOf,
  type Formats,
  type MoveAtOf,
  type Steps,
} from './steps/index.ts'
export { Stopped, type Unknown } from './stopped.ts'
export type { AnyTitle, Title, Variant } from './title.ts'
export {
  type Book,
  houseRuleTexts,
  type Translation,
  type Translations,
  translateRule,
} from './translation.ts'
export { askUndo, type FreeUndo, type UndoAnswer, type UndoByConsent, type Undone, undoMove } from './undo.ts'
export { type Messages, type Phrase, seatName, type Words } from './words.ts'
