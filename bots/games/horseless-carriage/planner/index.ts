export { type Budget, type Proposal, proposePlans } from './propose.ts'
