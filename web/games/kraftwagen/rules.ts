import { kraftwagen } from '@carriage/kraftwagen'
import type { Versions } from '../../pages/local-play/local-match.ts'

export const versions: Versions = [kraftwagen]
