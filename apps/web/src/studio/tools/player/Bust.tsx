import type { PlayerModel } from '@kitwright/library/players'
import css from './Player.module.css'

const PICTURES = import.meta.glob<string>('../../../../../../packages/library/assets/players/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const pictureOf = (id: string): string | undefined =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${id}.webp`))?.[1]

/** A portrait of the player. */
export const Bust = ({ player: { id } }: { player: PlayerModel }) => (
  <img className={css.bust} src={pictureOf(id)} alt="" width={80} height={80} loading="lazy" />
)
