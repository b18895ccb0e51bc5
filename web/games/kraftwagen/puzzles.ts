export { puzzles } from '@carriage/bots/kraftwagen/puzzles'
