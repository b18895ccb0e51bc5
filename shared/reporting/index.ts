export { barPlot, type Plot, type PlotRow, writePlot } from './plot.ts'
export {
  type Progress,
  type ProgressFigures,
  type ProgressSink,
  type ProgressTerms,
  progressOf,
  sinkOf,
} from './progress.ts'
