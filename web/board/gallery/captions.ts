/** What the gallery calls things. It is a workbench for designers, so it speaks English only. */
export const galleryCaptions = {
  title: 'Gallery',
  day: 'Day',
  night: 'Night',
} as const

export const names: readonly string[] = ['Anna', 'Benedikt', 'Charlotte', 'Dmitri', 'Eva']
