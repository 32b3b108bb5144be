import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isSaved } from '../../drafts/index.ts'
import { draftOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useSave } from './SaveContext.ts'
import styles from './save.module.css'

/** This browser could not keep the last change: says why, and what to do about it. */
export function TroubleStrip({ reason }: { reason: 'quota' | 'unavailable' }) {
  const { t } = useTranslation('revisions')
  const { save, isSaving } = useSave()
  const isSafe = useStudio(state => !state.isMoving && isSaved(draftOf(state, 0)))
  if (isSafe) return null
  return (
    <div className={styles.trouble} role="alert" data-testid="trouble">
      <p>
        <b>{t(`${reason}_title`)}</b>
        {t(`${reason}_text`)}
      </p>
      <Button h={44} loading={isSaving} onClick={() => void save()}>
        {t('save_to_account')}
      </Button>
      {reason === 'quota' && (
        <Button h={44} variant="default" component="a" href="/me/assets" target="_blank" rel="noopener">
          {t('my_designs')}
        </Button>
      )}
    </div>
  )
}
