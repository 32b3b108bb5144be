/** Parses query strings as plain text: no value is converted to a number or JSON. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()
  // A space as addresses are mostly written: what `redirect_to` remembers is then what was asked for.
  return text === '' ? '' : `?${text.replaceAll('+', '%20')}`
}
