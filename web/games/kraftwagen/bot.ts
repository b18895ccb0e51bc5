export { bot } from '@carriage/bots/kraftwagen'
