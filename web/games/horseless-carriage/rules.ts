import { firstVersion, horselessCarriage } from '@carriage/horseless-carriage'
import type { Versions } from '../../pages/local-play/local-match.ts'

export const versions: Versions = [horselessCarriage, firstVersion]
