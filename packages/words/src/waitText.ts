import { languageFacts, type Language } from './languages.ts'

/** Above this, seconds are more than anybody counts. */
const MAX_SECONDS = 90

/** How long there is to wait, in words: `30 seconds`, from a minute and a half on `2 minutes`. */
export function waitText(seconds: number, language: Language): string {
  const isShort = seconds <= MAX_SECONDS
  const count = Math.max(1, Math.ceil(isShort ? seconds : seconds / 60))
  const [one, many = one] = languageFacts(language).units[isShort ? 'second' : 'minute']
  return `${count} ${count === 1 ? one : many}`
}
