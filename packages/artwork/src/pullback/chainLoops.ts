import type { Segment } from '@kitwright/vector'

/** A directed part of an outline on the piece, between two named places. */
export interface Chain {
  readonly from: string
  readonly to: string
  /** x and y in turn: the points of one line or curve, or of a polyline. */
  readonly places: readonly number[]
  readonly isLines?: true
}

function addSegments({ places, isLines }: Chain, segments: Segment[]): void {
  if (!isLines && places.length === 8) {
    segments.push({ kind: 'C', to: places.slice(2) })
    return
  }
  for (let i = 2; i < places.length; i += 2) segments.push({ kind: 'L', to: [places[i]!, places[i + 1]!] })
}

/** Joins chains to closed outlines. Null if one of them leads nowhere. */
export function chainLoops(chains: readonly Chain[]): Segment[] | null {
  const leaving = new Map<string, Chain[]>()
  for (const chain of chains) {
    const there = leaving.get(chain.from)
    if (there) there.push(chain)
    else leaving.set(chain.from, [chain])
  }
  const segments: Segment[] = []
  for (const first of chains) {
    let chain = leaving.get(first.from)?.pop()
    if (!chain) continue
    const begin = chain.from
    segments.push({ kind: 'M', to: [chain.places[0]!, chain.places[1]!] })
    for (;;) {
      addSegments(chain, segments)
      if (chain.to === begin) break
      const next: Chain | undefined = leaving.get(chain.to)?.pop()
      if (!next) return null
      chain = next
    }
    segments.push({ kind: 'Z', to: [] })
  }
  return segments
}
