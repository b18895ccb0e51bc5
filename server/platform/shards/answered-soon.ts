/** As long as a list may wait for a store that does not answer. */
const patience = 2_000

/** The answer of a store, or nothing if it fails or takes so long that the rest had better be shown without it. */
export async function answeredSoon<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined)
  })
  try {
    return await Promise.race([asked.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
