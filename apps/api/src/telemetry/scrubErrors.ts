const MAX_MESSAGE = 300
const MAX_FRAMES = 10
const MAX_LINES = 100
/** Longest line that is parsed; no real stack line is longer. */
const LONGEST_LINE = 300

/** A script's place, as all browsers write it behind a function's name: `at draw (https://host/assets/x.js:1:2)`, `draw@https://…`. */
const PLACE = /https?:\/\/[^\s/]+\/(assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7})/
const NAME = /(?<![^\s])[\w$.<>]{0,80}$/

/** Returns the function name in front of a position; an empty string if there is none. */
function nameBefore(text: string): string {
  const [name = ''] = NAME.exec(text.replace(/[(@\s]$/, '').trimEnd()) ?? []
  return name === 'at' ? '' : name
}

/**
 * Removes what somebody may have typed: quoted text, e-mail addresses, URLs, telephone numbers, keys in links, and
 * every script but Latin, the script of program messages.
 */
export const withoutPersons = (message: string): string =>
  message
    .slice(0, 4 * MAX_MESSAGE)
    .replaceAll(/"[^"]*"?|“[^”]*”?/g, '"…"')
    .replaceAll(/(?<![^\s@])[^\s@]+@\S+/g, '…')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/\+?\d[\d\s()-]{5,}/g, '…')
    .replaceAll(/[\w-]{22,}/g, '…')
    .replaceAll(/[^\u0020-\u007E…]+/g, '…')
    .slice(0, MAX_MESSAGE)

/** Returns the positions in our own scripts only. */
export const framesOf = (stack: string): string[] =>
  stack
    .split('\n', MAX_LINES)
    .flatMap(line => {
      const short = line.slice(0, LONGEST_LINE)
      const found = PLACE.exec(short)
      if (!found) return []
      const [name, place = ''] = [nameBefore(short.slice(0, found.index)), found[1]]
      return [name === '' ? place : `${name} ${place}`]
    })
    .slice(0, MAX_FRAMES)
