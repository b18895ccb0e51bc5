import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (hear) => {
      const media = matchMedia(query)
      media.addEventListener('change', hear)
      return () => media.removeEventListener('change', hear)
    },
    () => matchMedia(query).matches,
    // Without a window, as in tests, the phone layout is used.
    () => false,
  )
}
