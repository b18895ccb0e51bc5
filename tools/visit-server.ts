// Visits a running server, as a guest who plays one whole game with a bot: `node tools/visit-server.ts http://localhost:8080`.
import { playOnServer } from './play-on-server.ts'

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('Pass the address of a server.')
const moves = await playOnServer(url, 'over')
console.log(`the page is there, and a guest has played a game to its end in ${moves} moves`)
