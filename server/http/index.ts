export { httpApp } from './app.ts'
export type { Guard } from './guard.ts'
export type { Limits } from './limits.ts'
export { webBuildIn } from './web.ts'
