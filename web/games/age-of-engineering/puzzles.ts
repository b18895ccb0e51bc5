export { puzzles } from '@carriage/bots/age-of-engineering/puzzles'
