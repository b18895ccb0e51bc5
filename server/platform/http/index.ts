export { httpApp } from './app.ts'
export type { Guard } from './guard.ts'
export type { RequestLimits } from './limits.ts'
export { webBuildIn } from './web.ts'
