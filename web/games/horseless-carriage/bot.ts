export { bot } from '@carriage/bots/horseless-carriage'
