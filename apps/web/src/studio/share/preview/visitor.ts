/** What this browser knows of its visitor: an id, the name that they answer under, and which revisions of which links they like. */
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

// Storage may be switched off: then the visitor is known as long as the page stands.
export function loadVisitor(): Visitor {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isVisitor(kept) ? kept : fresh()
  } catch {
    return fresh()
  }
}

/** Keeps the visitor, with their latest links. */
export function keepVisitor(visitor: Visitor): void {
  const liked = Object.fromEntries(Object.entries(visitor.liked).slice(-MAX_LINKS))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...visitor, liked }))
  } catch {
    /* see loadVisitor */
  }
}
