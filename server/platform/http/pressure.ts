export interface Pressure {
  isFull(): boolean
  stop(): void
}

/**
 * Measures how late a timer runs. The process is overloaded once it was late twice in a row: a single pause is a start,
 * a loading library, or a machine that is busy with something else, and requests after it are answered at once.
 */
export function pressureOfLoop({ every = 500, late = 2_000 } = {}): Pressure {
  let last = performance.now()
  let lateInARow = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lateInARow = now - last > every + late ? lateInARow + 1 : 0
    last = now
  }, every).unref()
  return { isFull: () => lateInARow > 1, stop: () => clearInterval(timer) }
}
