import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken } from '../shell/keys/isKeyTaken.ts'

/** The actions of the inbox's keys. */
export interface InboxKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly reply: () => void
  readonly note: () => void
  readonly close: () => void
}

const ACTS = { j: 'next', k: 'previous', r: 'reply', m: 'note', c: 'close' } as const satisfies Readonly<
  Record<string, keyof InboxKeys>
>
const isAct = (key: string): key is keyof typeof ACTS => Object.hasOwn(ACTS, key)

/** Keys that press a control of the page. */
const PRESSES: Readonly<Record<string, string>> = {
  a: '[data-inbox-assign]',
  s: '[data-inbox-snooze]',
  o: '[data-inbox-order]',
  1: '[data-saved-reply="1"]',
  2: '[data-saved-reply="2"]',
  3: '[data-saved-reply="3"]',
}
/** After a g, the next key opens another page within this time, in milliseconds. */
const PAIR_MS = 1_500

/** Keys of the inbox, beside those of the office. */
export function useInboxKeys(keys: InboxKeys): void {
  const act = useEffectEvent((key: string): boolean => {
    if (isAct(key)) keys[ACTS[key]]()
    else if (Object.hasOwn(PRESSES, key)) document.querySelector<HTMLElement>(PRESSES[key]!)?.click()
    else return false
    return true
  })
  useEffect(() => {
    let gAt = Number.NEGATIVE_INFINITY
    const onDown = (event: KeyboardEvent): void => {
      const isPair = event.timeStamp - gAt <= PAIR_MS
      gAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (isPair || isKeyTaken(event) || event.repeat) return
      if (act(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onDown)
    return () => document.removeEventListener('keydown', onDown)
  }, [])
}
