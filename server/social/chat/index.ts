export { openChat } from './chat.ts'
export { chatRoutes } from './routes.ts'
