/** An observation: its columns that are not zero, and whether the thing is so (1) or not (0). */
export interface Row {
  columns: readonly (readonly [column: number, value: number])[];
  is: 0 | 1;
}

/**
 * Coefficients of a logistic regression with a ridge penalty, by Newton's method (iteratively reweighted least squares; Hastie, Tibshirani, Friedman, The
 * Elements of Statistical Learning, 4.4.1). The column `free`, the constant, has next to no penalty.
 */
export function fitLogistic(
  rows: readonly Row[],
  width: number,
  { penalty, free }: { penalty: number; free: number },
): Float64Array {
  const beta = new Float64Array(width);
  for (let step = 0; step < 25; step += 1) {
    const gradient = new Float64Array(width);
    const hessian = Array.from({ length: width }, () => new Float64Array(width));
    for (const { columns, is } of rows) {
      const p = 1 / (1 + Math.exp(-columns.reduce((sum, [at, x]) => sum + (beta[at] ?? 0) * x, 0)));
      const weight = Math.max(p * (1 - p), 1e-6);
      for (const [a, x] of columns) {
        gradient[a] = (gradient[a] ?? 0) + (is - p) * x;
        const line = hessian[a] as Float64Array;
        for (const [b, y] of columns) line[b] = (line[b] ?? 0) + weight * x * y;
      }
    }
    for (let at = 0; at < width; at += 1) {
      const own = at === free ? 1e-3 : penalty;
      gradient[at] = (gradient[at] ?? 0) - own * (beta[at] ?? 0);
      const line = hessian[at] as Float64Array;
      line[at] = (line[at] ?? 0) + own;
    }
    const change = solve(hessian, gradient);
    change.forEach((value, at) => (beta[at] = (beta[at] ?? 0) + value));
    if (Math.max(...change.map(Math.abs)) < 1e-5) break;
  }
  return beta;
}

/** Solves a symmetric positive definite system by Cholesky's decomposition, in place. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i += 1) {
    const row = matrix[i] as Float64Array;
    for (let j = 0; j <= i; j += 1) {
      const other = matrix[j] as Float64Array;
      let sum = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] ?? 1);
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i += 1) {
    const row = matrix[i] as Float64Array;
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (row[k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (row[i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= (matrix[k]?.[i] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (matrix[i]?.[i] ?? 1);
  }
  return x;
}
