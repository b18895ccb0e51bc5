import { serveMatch } from '../../pages/local-play/worker.ts'
import { serveThinking } from '../bot-worker/worker.ts'

// One script for both workers: the rules of each game are bundled once for the two of them.
if (self.name === 'match') serveMatch()
else serveThinking()
