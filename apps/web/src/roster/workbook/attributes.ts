export type Attributes = ReadonlyMap<string, string>

/** Attributes of a tag, with values in double quotes, by their local names. Entities stay as written. */
export function parseAttributes(text: string): Attributes {
  const attributes = new Map<string, string>()
  const parts = text.split('"')
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = (parts[i] ?? '').trim().replace(/=$/, '')
    attributes.set(name.slice(name.indexOf(':') + 1), parts[i + 1] ?? '')
  }
  return attributes
}
