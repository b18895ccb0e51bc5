import { useMedia } from '../../../../board/interaction/use-media.ts'

/** Whether this is a phone or a small tablet, where markers are too small to press. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 62.4em)')
}
