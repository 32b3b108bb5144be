import { ANIMATIONS } from '@kitwright/library/players'
import { Button } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './player.module.css'
import { usePlayerView } from './playerView.ts'
import { play, usePlaying, wantsStillness } from './playing.ts'
import { usePlayerWords, type PlayerKey } from './words.ts'

/** What the player can be asked to do, for those who do not mind motion. */
export function MovesSection() {
  const say = usePlayerWords()
  const id = useId()
  const playing = usePlaying(state => state.id)
  const isStill = wantsStillness()
  const ask = (animation: string | null): void => {
    if (animation !== null) usePlayerView.setState({ isOn: true })
    play(animation)
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {say('moves')}
      </h3>
      <div className={styles.moves}>
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
              classNames={{ label: styles.move }}
              onClick={() => ask(isPlaying ? null : animation.id)}
            >
              {say(`move_${animation.id}` as PlayerKey)}
            </Button>
          )
        })}
      </div>
      {isStill && <p className={styles.note}>{say('moves_still')}</p>}
    </section>
  )
}
