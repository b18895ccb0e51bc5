import { setFlagsFromString } from 'node:v8'

// Imported before everything else. V8 takes a process that allocates little for idle and collects its whole heap every
// few seconds to give memory back: at 50 moves a second that took a quarter of the processor time of a process. Without
// it a heap is collected when it has grown. V8 reads this flag at each collection, unlike the others of this kind.
setFlagsFromString('--memory-reducer-gc-count=0')
