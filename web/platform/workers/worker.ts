import { serveMatch } from '../../pages/local-play/worker.ts'
import { serveThinking } from '../bot-worker/worker.ts'

// One script for both workers, so that the rules of each game are bundled once.
if (self.name === 'match') serveMatch()
else serveThinking()
