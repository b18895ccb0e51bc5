/** Collects samples and computes the weights that fit them best, regularised towards their priors. */
export class LeastSquares {
  readonly size: number
  readonly #matrix: Float64Array
  readonly #target: Float64Array

  constructor(size: number) {
    this.size = size
    this.#matrix = new Float64Array(size * size)
    this.#target = new Float64Array(size)
  }

  add(row: Float64Array, wanted: number): void {
    const { size } = this
    for (let i = 0; i < size; i++) {
      const a = row[i] ?? 0
      if (a === 0) continue
      this.#target[i] = (this.#target[i] ?? 0) + a * wanted
      for (let j = 0; j < size; j++) this.#matrix[i * size + j] = (this.#matrix[i * size + j] ?? 0) + a * (row[j] ?? 0)
    }
  }

  /** `hold` is the number of samples that each prior is worth. */
  solve(believed: Float64Array, hold: number): Float64Array {
    const { size } = this
    const a = this.#matrix.slice()
    const b = this.#target.slice()
    for (let i = 0; i < size; i++) {
      a[i * size + i] = (a[i * size + i] ?? 0) + hold
      b[i] = (b[i] ?? 0) + hold * (believed[i] ?? 0)
    }
    return eliminate(a, b, size)
  }
}

/** Gauss, with the largest pivot of each column. */
function eliminate(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const get = (i: number, j: number) => a[i * size + j] ?? 0
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let i = column + 1; i < size; i++) if (Math.abs(get(i, column)) > Math.abs(get(pivot, column))) pivot = i
    if (pivot !== column) swapRows(a, b, size, pivot, column)
    const head = get(column, column)
    for (let i = column + 1; i < size; i++) {
      const factor = get(i, column) / head
      if (factor === 0) continue
      for (let j = column; j < size; j++) a[i * size + j] = get(i, j) - factor * get(column, j)
      b[i] = (b[i] ?? 0) - factor * (b[column] ?? 0)
    }
  }
  const solution = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i] ?? 0
    for (let j = i + 1; j < size; j++) sum -= get(i, j) * (solution[j] ?? 0)
    solution[i] = sum / get(i, i)
  }
  return solution
}

function swapRows(a: Float64Array, b: Float64Array, size: number, i: number, j: number): void {
  for (let k = 0; k < size; k++) {
    const previous = a[i * size + k] ?? 0
    a[i * size + k] = a[j * size + k] ?? 0
    a[j * size + k] = previous
  }
  const previous = b[i] ?? 0
  b[i] = b[j] ?? 0
  b[j] = previous
}
