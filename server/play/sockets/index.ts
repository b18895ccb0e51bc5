export { type Gateway, type GatewayOptions, startGateway } from './gateway.ts'
export { whoLooks } from './presence.ts'
