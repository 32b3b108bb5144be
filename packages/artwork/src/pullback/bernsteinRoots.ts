const STEPS = 60
const DEPTH = 40

type Coefficients = readonly number[]

/** Evaluates a polynomial in Bernstein form by de Casteljau's algorithm; of degree 1 or 3. */
function valueAt(b: Coefficients, t: number): number {
  const u = 1 - t
  if (b.length === 2) return b[0]! * u + b[1]! * t
  return b[0]! * u * u * u + 3 * b[1]! * u * u * t + 3 * b[2]! * u * t * t + b[3]! * t * t * t
}

/** Zero counts as positive, so that a root at a common end belongs to one of two neighbours. */
const isPositive = (value: number): boolean => value >= 0

/** Finds the only root by bisection. */
function bisect(b: Coefficients, from: number, to: number): number {
  const isUp = isPositive(b.at(-1)!)
  let [low, high] = [0, 1]
  for (let i = 0; i < STEPS && high - low > 1e-16; i++) {
    const middle = (low + high) / 2
    if (isPositive(valueAt(b, middle)) === isUp) high = middle
    else low = middle
  }
  return from + (to - from) * high
}

function changesOf(b: Coefficients): number {
  let changes = 0
  for (let i = 1; i < b.length; i++) if (isPositive(b[i]!) !== isPositive(b[i - 1]!)) changes += 1
  return changes
}

function collect(b: Coefficients, from: number, to: number, depth: number, roots: number[]): void {
  const changes = changesOf(b)
  if (changes === 0) return
  if (changes === 1) {
    roots.push(bisect(b, from, to))
    return
  }
  if (depth >= DEPTH) return
  const [p, q, r, s] = b as [number, number, number, number]
  const [pq, qr, rs] = [(p + q) / 2, (q + r) / 2, (r + s) / 2]
  const [pqr, qrs] = [(pq + qr) / 2, (qr + rs) / 2]
  const middle = (pqr + qrs) / 2
  const half = (from + to) / 2
  collect([p, pq, pqr, middle], from, half, depth + 1, roots)
  collect([middle, qrs, rs, s], half, to, depth + 1, roots)
}

/**
 * Returns the parameters at which a polynomial in Bernstein form, of degree 1 or 3, changes its sign between 0 and 1,
 * in order. Isolates roots by the variation of signs (Descartes' rule) and finds each by bisection.
 */
export function bernsteinRoots(b: Coefficients): number[] {
  if (changesOf(b) === 0) return []
  if (b.length === 2) return [b[0]! / (b[0]! - b[1]!)]
  const roots: number[] = []
  collect(b, 0, 1, 0, roots)
  return roots
}
