/**
 * Returns the path of a text from outside that no database can store: half of a surrogate pair, or a NUL. Undefined if
 * there is none. Walks without recursion, since the input may be nested deeper than a call stack.
 */
export function findUnstorable(value: unknown): string | undefined {
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: found, path } = next
    if (typeof found === 'string' && !isStorable(found)) return path
    if (typeof found !== 'object' || found === null) continue
    for (const [key, inside] of Object.entries(found)) {
      const at = path === '' ? key : `${path}.${key}`
      if (!isStorable(key)) return at.toWellFormed()
      waiting.push({ value: inside, path: at })
    }
  }
  return undefined
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
