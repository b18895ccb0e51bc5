export { httpApp } from './app.ts'
export type { Door } from './door.ts'
export type { Limits } from './limits.ts'
export { webBuildIn } from './web.ts'
