import { noPeekingTest } from '../../testing/no-peeking.ts'

noPeekingTest('kraftwagen', ['money', 'awards'])
