import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken } from '../../shell/keys/isKeyTaken.ts'

/** The actions of the desk's keys; a digit chooses a reason. */
export interface ReviewKeys {
  readonly approve: () => void
  readonly reject: () => void
  readonly mend: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly compare: () => void
  readonly view: () => void
  readonly warning: () => void
  /** Starts from 1. Returns false if no reasons are shown. */
  readonly reason: (number: number) => boolean
  /** While the key is held. */
  readonly flip: (isHeld: boolean) => void
}

const ACTS = {
  a: 'approve',
  r: 'reject',
  m: 'mend',
  j: 'next',
  k: 'previous',
  c: 'compare',
  v: 'view',
  w: 'warning',
} as const satisfies Readonly<Record<string, keyof ReviewKeys>>
const isAct = (key: string): key is keyof typeof ACTS => Object.hasOwn(ACTS, key)

/** After a g, the next key opens another page within this time, in milliseconds. */
const PAIR_MS = 1_500

/** Keys of the review desk, beside those of the office. */
export function useReviewKeys(keys: ReviewKeys): void {
  const act = useEffectEvent((key: string): boolean => {
    if (isAct(key)) keys[ACTS[key]]()
    else if (/^[1-9]$/.test(key)) return keys.reason(Number(key))
    else return false
    return true
  })
  const flip = useEffectEvent((isHeld: boolean) => keys.flip(isHeld))
  useEffect(() => {
    let gAt = Number.NEGATIVE_INFINITY
    const onDown = (event: KeyboardEvent): void => {
      const isPair = event.timeStamp - gAt <= PAIR_MS
      gAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (isPair || isKeyTaken(event)) return
      if (event.key === 'b') flip(true)
      else if (!event.repeat && act(event.key)) event.preventDefault()
    }
    const onUp = (event: KeyboardEvent): void => {
      if (event.key === 'b') flip(false)
    }
    const onBlur = (): void => flip(false)
    document.addEventListener('keydown', onDown)
    document.addEventListener('keyup', onUp)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('keydown', onDown)
      document.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
}
