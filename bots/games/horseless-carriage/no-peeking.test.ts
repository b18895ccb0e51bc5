import { noPeekingTest } from '../../testing/no-peeking.ts'

noPeekingTest('horseless-carriage', ['hand', 'plan', 'card'], { guessing: false })
