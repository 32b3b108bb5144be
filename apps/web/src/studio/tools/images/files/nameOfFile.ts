import { LIMITS } from '@kitwright/design'

/** The names that browsers give to a picture from the clipboard: no name of its own. */
const NO_NAME = new Set(['image', 'picture', 'blob', ''])

/** Returns a layer's name from its file's, without the extension; empty if the file has no name of its own. */
export function nameOfFile(fileName: string): string {
  const stem = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{Cc}_]+/gu, ' ')
    .trim()
  if (NO_NAME.has(stem.toLowerCase())) return ''
  let name = ''
  // Cuts between whole characters only.
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    if (name.length + segment.length > LIMITS.layerNameCharacters) break
    name += segment
  }
  return name.trim()
}
