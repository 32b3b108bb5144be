const MAX_MESSAGE = 300
const MAX_FRAMES = 10
const MAX_LINES = 100
/** Longer lines are nobody's: they would only keep the expression below busy. */
const LONGEST_LINE = 300

/** A function's name and the script's place, as all browsers write them: `at draw (https://host/assets/x.js:1:2)`, `draw@https://…`. */
const FRAME =
  /(?:^|\s)(?:at\s+)?([\w$.<>]{0,80})(?:\s*\(|@|\s)?https?:\/\/[^\s/]+\/(assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7})/

/**
 * What somebody may have typed goes: quoted text, e-mail addresses, addresses' ends, telephone numbers, links' keys, and every script
 * but Latin, in which programs speak.
 */
export const withoutPersons = (message: string): string =>
  message
    .slice(0, 4 * MAX_MESSAGE)
    .replaceAll(/"[^"]*"?|“[^”]*”?/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/\+?\d[\d\s()-]{5,}/g, '…')
    .replaceAll(/[\w-]{22,}/g, '…')
    .replaceAll(/[^\u0020-\u007E…]+/g, '…')
    .slice(0, MAX_MESSAGE)

/** The places in our own scripts, and nothing else. */
export const framesOf = (stack: string): string[] =>
  stack
    .split('\n', MAX_LINES)
    .flatMap(line => {
      const [, name = '', place = ''] = FRAME.exec(line.slice(0, LONGEST_LINE)) ?? []
      return place === '' ? [] : [name === '' ? place : `${name} ${place}`]
    })
    .slice(0, MAX_FRAMES)
