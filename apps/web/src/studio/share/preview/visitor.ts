/** The visitor as stored in this browser. `liked` maps link tokens to the revisions that the visitor likes. */
export interface Visitor {
  readonly id: string
  readonly name: string
  readonly liked: Readonly<Record<string, number>>
}

const KEY = 'kitwright.visitor'
const MAX_LINKS = 50
const fresh = (): Visitor => ({ id: crypto.randomUUID(), name: '', liked: {} })

function isVisitor(value: unknown): value is Visitor {
  const { id, name, liked } = (value ?? {}) as Partial<Record<keyof Visitor, unknown>>
  return typeof id === 'string' && typeof name === 'string' && typeof liked === 'object' && liked !== null
}

// If storage is unavailable, the visitor is known only until the page closes.
export function loadVisitor(): Visitor {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isVisitor(kept) ? kept : fresh()
  } catch {
    return fresh()
  }
}

/** Stores the visitor with the latest links. */
export function keepVisitor(visitor: Visitor): void {
  const liked = Object.fromEntries(Object.entries(visitor.liked).slice(-MAX_LINKS))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...visitor, liked }))
  } catch {
    /* Storage may be unavailable, see loadVisitor. */
  }
}
