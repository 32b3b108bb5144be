import { SURFACES, type PlayerModel } from '@kitwright/library/players'
import css from './Player.module.css'

/** Hair shapes, drawn over an egg-shaped face from (20, 12) to (44, 50). */
const SHAPES: Readonly<Record<string, string>> = {
  crop: 'M18.5 31C17 17 24 10 32 10s15 7 13.5 21c-1.5-6-3-9-5-11-5 2-12 2-17 0-2 2-3.5 5-5 11z',
  sweep: 'M18.5 29C16 14 23 6 34 6c9 0 14 8 11.5 23-1-5-2-8-4-10-7 1-13-1-16-4-1 4-5 8-7 14z',
  curls:
    'M17 33c-5-4-4-10-1-12-1-6 4-11 9-11 4-4 11-4 14 0 6 0 10 5 9 11 3 3 3 9-1 12-1-6-3-9-6-12-5 1-13 1-18 0-3 3-5 6-6 12z',
  tail: 'M18.5 31C17 17 24 10 32 10s15 7 13.5 21c-2-7-4-10-7-13-5 5-12 5-14 4-3 2-5 5-6 9zM45 17c7 2 9 12 5 27-1-9-3-18-8-22z',
  bun: 'M26 9a6 6 0 1 1 12 0c5 3 8.5 10 7.5 22-2-7-4-10-7-13-4 3-9 3-13 0-3 3-5 6-7 13-1-12 2.5-19 7.5-22z',
  buzz: 'M19 29c-1-11 5-18 13-18s14 7 13 18c-2-6-4-9-6-10-5 2-9 2-14 0-2 1-4 4-6 10z',
  beard: 'M20 34c1 11 6 17 12 17s11-6 12-17c-2 4-4 5-6 5-3-1-9-1-12 0-2 0-4-1-6-5z',
  band: 'M19 24c8-4 18-4 26 0v4c-8-4-18-4-26 0z',
}

/** A bust with the player's skin tone and hair. */
export function Bust({ player: { arms, head } }: { player: PlayerModel }) {
  const tone = SURFACES[arms]
  return (
    <svg viewBox="0 0 64 64" className={css.bust} aria-hidden>
      <path d="M8 64c1-9 9-12 18-13h12c9 1 17 4 18 13z" fill="currentColor" opacity={0.18} />
      <path d="M26 44h12v9c-3 4-9 4-12 0z" fill={tone} />
      <ellipse cx={32} cy={31} rx={13} ry={19} fill={tone} />
      {head.slice(1).map(({ name, skin, transparent }) => (
        <path key={name} d={SHAPES[name]} fill={SURFACES[skin]} opacity={transparent ? 0.6 : 1} />
      ))}
    </svg>
  )
}
