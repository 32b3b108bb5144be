import { ANIMATIONS } from '@kitwright/library/players'
import { Button } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './Player.module.css'
import { usePlayerView } from './playerView.ts'
import { play, usePlaying, wantsStillness } from './playerAnimation.ts'
import { wordKey } from './playerTextKey.ts'

/** Offers the player's moves to users who accept motion. */
export function MovesSection() {
  const { t } = useTranslation(['players'])
  const id = useId()
  const playing = usePlaying(state => state.id)
  const isStill = wantsStillness()
  const ask = (animation: string | null): void => {
    if (animation !== null) usePlayerView.setState({ isOn: true })
    play(animation)
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {t('players:moves')}
      </h3>
      <div className={css.moves}>
        {ANIMATIONS.map(animation => {
          const isPlaying = playing === animation.id
          const Icon = isPlaying ? IconPlayerStop : IconPlayerPlay
          return (
            <Button
              key={animation.id}
              variant={isPlaying ? 'light' : 'default'}
              h="auto"
              mih={44}
              px={10}
              justify="start"
              leftSection={<Icon size={18} aria-hidden />}
              aria-pressed={isPlaying}
              disabled={isStill}
              classNames={{ label: css.move }}
              onClick={() => ask(isPlaying ? null : animation.id)}
            >
              {t(wordKey('move', animation.id))}
            </Button>
          )
        })}
      </div>
      {isStill && <p className={css.note}>{t('players:moves_still')}</p>}
    </section>
  )
}
