import { noPeekingTest } from '../../testing/no-peeking.ts'

noPeekingTest('age-of-engineering', ['points'], { scoreVisibility: 'hidden' })
