import { Button } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio } from '../../context/index.ts'
import css from './Stage.module.css'

/** Explains that the browser cannot show 3D, and offers the flat view first. */
export function NoWebgl({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation(['studio', 'shots'])
  const setMode = useStudio(state => state.setMode)
  return (
    <div className={css.message} role="alert">
      <p>{t('shots:stage_no_webgl')}</p>
      <Button onClick={() => setMode('flat')}>{t('shots:stage_open_flat')}</Button>
      <Button variant="default" onClick={onRestart}>
        {t('studio:stage_restart')}
      </Button>
    </div>
  )
}
