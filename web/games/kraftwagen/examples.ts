export { kraftwagenExamples as examples } from '@carriage/kraftwagen/examples'
