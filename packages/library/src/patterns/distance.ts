/** Returns the number of letters to insert, delete, change or swap with the next to turn one word into the other. */
export function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= from.length; i++) {
    const [above, row] = [rows[i - 1]!, [i]]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const changed = above[j - 1]! + (isSame ? 0 : 1)
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(Math.min(changed, swapped, above[j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[from.length]![to.length]!
}
