/** The assumed reader: a screen in daylight without motion. Sizes are unknown: those queries count as met. */
const NOT_MET =
  /prefers-color-scheme\s*:\s*dark|prefers-reduced-motion\s*:\s*reduce|prefers-contrast\s*:\s*more|\(\s*monochrome\s*\)|^(?:print|speech)\b|\b(?:only|and)\s+(?:print|speech)\b/i

const isMet = (query: string): boolean => {
  const negated = /^not\s+/i.test(query)
  return negated !== !NOT_MET.test(query.replace(/^not\s+/i, ''))
}

/** Returns whether the `media` of a sheet or rule matches a picture on a screen. */
export const isOnScreen = (media: string): boolean =>
  media.trim() === '' || media.split(',').some(query => isMet(query.trim()))
