/** Union-find over 0 … size − 1. */
export interface DisjointSets {
  find(i: number): number
  union(a: number, b: number): void
}

export function disjointSets(size: number): DisjointSets {
  const parent = Int32Array.from({ length: size }, (_, i) => i)
  const find = (i: number): number => {
    let at = i
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }
  return { find, union: (a, b) => void (parent[find(a)] = find(b)) }
}
