/** How many letters must be put in, left out or changed to make one word of the other (Levenshtein). */
export function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = above[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      row.push(Math.min(changed, above[j]! + 1, row[j - 1]! + 1))
    }
    above = row
  }
  return above[to.length]!
}
