export { type PlanningBudget, type Proposal, proposePlans } from './propose.ts'
