/** The texts of the gallery. It is a tool for designers and in English only. */
export const galleryCaptions = {
  title: 'Gallery',
  day: 'Day',
  night: 'Night',
} as const

export const names: readonly string[] = ['Anna', 'Benedikt', 'Charlotte', 'Dmitri', 'Eva']
