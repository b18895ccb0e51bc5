export { puzzles } from '@carriage/bots/horseless-carriage/puzzles'
