import type { Showcase } from '../../../board/gallery/showcase.ts'
import { positions } from './captions.ts'
import { exhibit } from './exhibit.ts'
import { type MomentName, moment } from './moments.ts'
import { PartsPage } from './parts-page.tsx'

export const showcase: Showcase<MomentName> = { exhibit, positions, moment, parts: PartsPage }
