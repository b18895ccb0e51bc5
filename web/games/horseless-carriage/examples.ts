export { carriageExamples as examples } from '@carriage/horseless-carriage/examples'
