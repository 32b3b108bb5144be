import type { Stage, ViewName } from '@kitwright/scene'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useStudio } from '../store/StudioContext.ts'
import { useWords, type StudioKey } from '../words.ts'
import styles from './stage.module.css'

const VIEWS: readonly (readonly [ViewName, StudioKey])[] = [
  ['front', 'viewFront'],
  ['back', 'viewBack'],
  ['left', 'viewLeft'],
  ['right', 'viewRight'],
]

/** Front, back and sides; nearer and farther. */
export function ViewButtons({ stage }: { stage: Pick<Stage, 'zoomBy'> }) {
  const say = useWords()
  const setView = useStudio(state => state.setView)
  return (
    <div className={styles.views}>
      <div className={styles.sides} role="group" aria-label={say('views')}>
        {VIEWS.map(([view, key]) => (
          <UnstyledButton key={view} className={styles.side} onClick={() => setView(view)}>
            {say(key)}
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.zooms}>
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label={say('zoomIn')}
          onClick={() => stage.zoomBy(1.25)}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label={say('zoomOut')}
          onClick={() => stage.zoomBy(0.8)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
