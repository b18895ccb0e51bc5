import { serveMatch } from '../local/worker.ts'
import { serveThinking } from '../thinking/worker.ts'

// One script for both workers: the rules of each game are bundled once for the two of them.
if (self.name === 'match') serveMatch()
else serveThinking()
