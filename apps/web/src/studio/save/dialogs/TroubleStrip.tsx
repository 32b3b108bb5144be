import { Button } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { isSaved } from '../../../drafts/index.ts'
import { draftOf, useStudio } from '../../context/index.ts'
import { useSave } from '../saver/SaveContext.ts'
import css from './Save.module.css'

/** Reports that this browser could not store the last change, the reason, and the remedy. */
export function TroubleStrip({ reason }: { reason: 'quota' | 'unavailable' }) {
  const { t } = useTranslation(['revisions'])
  const { save, isSaving } = useSave()
  const isSafe = useStudio(state => !state.isMoving && isSaved(draftOf(state, 0)))
  if (isSafe) return null
  return (
    <div className={css.trouble} role="alert" data-testid="trouble">
      <p>
        <b>{t(`revisions:${reason}_title`)}</b>
        {t(`revisions:${reason}_text`)}
      </p>
      <Button h={44} loading={isSaving} onClick={() => void save()}>
        {t('revisions:save_to_account')}
      </Button>
      {reason === 'quota' && (
        <Button h={44} variant="default" component="a" href="/me/assets" target="_blank" rel="noopener">
          {t('revisions:my_designs')}
        </Button>
      )}
    </div>
  )
}
