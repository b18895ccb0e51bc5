export { type Gateway, type GatewayTerms, startGateway } from './gateway.ts'
export { whoLooks } from './presence.ts'
