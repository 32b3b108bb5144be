import type { SockPattern } from '@kitwright/scene/wearer'
import { useId } from 'react'
import css from './Player.module.css'

const SHAPE = 'M20 4h24l-2 34c0 5 6 8 13 11 4 2 4 9-1 9H24c-5 0-7-4-6-9 1-5 3-8 3-13z'
const MARKS: Readonly<Record<SockPattern, string>> = {
  plain: '',
  band: 'M10 4h44v9H10z',
  rings: 'M10 9h44v3H10zM10 15h44v3H10zM10 21h44v3H10z',
  hoops: 'M10 4h44v7H10zM10 18h44v7H10zM10 32h44v7H10zM10 46h50v7H10z',
  side: 'M10 4h44v5H10zM29 9h6v33h-6z',
}

/** A sock with its pattern. */
export function SockPicture({ pattern, first, second }: { pattern: SockPattern; first: string; second: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 64 62" className={css.boot} aria-hidden>
      <clipPath id={id}>
        <path d={SHAPE} />
      </clipPath>
      <path d={SHAPE} fill={first} stroke="currentColor" strokeOpacity={0.25} />
      <path d={MARKS[pattern]} fill={second} clipPath={`url(#${id})`} />
    </svg>
  )
}
