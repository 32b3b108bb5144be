import { languageFacts, type Language } from './languages.ts'

/** Longest waiting time shown in seconds. */
const MAX_SECONDS = 90

/** Returns a waiting time in words: `30 seconds`, or `2 minutes` from a minute and a half on. */
export function waitText(seconds: number, language: Language): string {
  const isShort = seconds <= MAX_SECONDS
  const count = Math.max(1, Math.ceil(isShort ? seconds : seconds / 60))
  const [one, many = one] = languageFacts(language).units[isShort ? 'second' : 'minute']
  return `${count} ${count === 1 ? one : many}`
}
