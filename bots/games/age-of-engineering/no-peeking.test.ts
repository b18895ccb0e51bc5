import { noPeekingTest } from '../../testing/no-peeking.ts'

noPeekingTest('age-of-engineering', ['points'], { options: { scoreVisibility: 'hidden' } })
