/**
 * Solves a symmetric positive definite system by its Cholesky factor; only the lower left of the matrix is read, and it is
 * overwritten.
 */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length
  const found = right.slice()
  const at = (i: number, j: number): number => matrix[i]?.[j] as number

  for (let i = 0; i < n; i++) {
    const row = matrix[i] as Float64Array

    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      row[j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }

    let value = found[i] as number
    for (let k = 0; k < i; k++) value -= at(i, k) * (found[k] as number)
    found[i] = value / at(i, i)
  }

  for (let i = n - 1; i >= 0; i--) {
    let value = found[i] as number
    for (let k = i + 1; k < n; k++) value -= at(k, i) * (found[k] as number)
    found[i] = value / at(i, i)
  }

  return found
}
