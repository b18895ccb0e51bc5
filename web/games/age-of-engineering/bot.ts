export { bot } from '@carriage/bots/age-of-engineering'
