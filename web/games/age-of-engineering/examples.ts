export { engineeringExamples as examples } from '@carriage/age-of-engineering/examples'
