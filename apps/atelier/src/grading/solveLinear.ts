/** Solves `rows · x = right` by elimination with pivots. Throws when a column has no influence. */
export function solveLinear(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const m = rows.map((row, i) => [...row, right[i]!])
  const n = m.length
  for (let c = 0; c < n; c++) {
    let pivot = c
    for (let r = c + 1; r < n; r++) if (Math.abs(m[r]![c]!) > Math.abs(m[pivot]![c]!)) pivot = r
    if (Math.abs(m[pivot]![c]!) < 1e-12) throw new Error(`unknown ${c} changes nothing`)
    ;[m[c], m[pivot]] = [m[pivot]!, m[c]!]
    for (let r = 0; r < n; r++) {
      if (r === c) continue
      const factor = m[r]![c]! / m[c]![c]!
      for (let k = c; k <= n; k++) m[r]![k]! -= factor * m[c]![k]!
    }
  }
  return m.map((row, i) => row[n]! / row[i]!)
}
