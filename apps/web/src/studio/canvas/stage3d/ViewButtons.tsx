import type { TextKey } from '@kitwright/words'
import type { ViewName } from '@kitwright/garment'
import type { Stage } from '@kitwright/scene'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio } from '../../context/index.ts'
import css from './Stage.module.css'

const VIEWS: readonly (readonly [ViewName, TextKey<'studio'>])[] = [
  ['front', 'view_front'],
  ['back', 'view_back'],
  ['left', 'view_left'],
  ['right', 'view_right'],
]

/** Buttons for the front, back and side views and for zoom. */
export function ViewButtons({ stage }: { stage: Pick<Stage, 'zoomBy'> }) {
  const { t } = useTranslation(['studio'])
  const setView = useStudio(state => state.setView)
  return (
    <div className={css.views}>
      <div className={css.sides} role="group" aria-label={t('studio:views')}>
        {VIEWS.map(([view, key]) => (
          <UnstyledButton key={view} className={css.side} onClick={() => setView(view)}>
            {t(`studio:${key}`)}
          </UnstyledButton>
        ))}
      </div>
      <div className={css.zooms}>
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label={t('studio:zoom_in')}
          onClick={() => stage.zoomBy(1.25)}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label={t('studio:zoom_out')}
          onClick={() => stage.zoomBy(0.8)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
