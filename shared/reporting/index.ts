export { barPlot, type Plot, type PlotRow, writePlot } from './plot.ts'
export {
  type Progress,
  type ProgressFigures,
  type ProgressOptions,
  type ProgressSink,
  progressOf,
  sinkOf,
} from './progress.ts'
