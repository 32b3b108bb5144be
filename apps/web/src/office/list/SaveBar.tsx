import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useLeaveGuard } from '../../ui/index.ts'
import css from './SaveBar.module.css'

interface Props {
  readonly isChanged: boolean
  /** Whether something is unsaved, even out of view. Defaults to `isChanged`. */
  readonly isUnsaved?: boolean
  readonly isBusy?: boolean
  readonly onDiscard: () => void
}

/**
 * Sticky bar below a long form that shows unsaved changes and offers to save or discard them. Asks before the visitor
 * leaves the page.
 */
export function SaveBar({ isChanged, isUnsaved = isChanged, isBusy = false, onDiscard }: Props) {
  const { t } = useTranslation(['office', 'common'])
  useLeaveGuard({
    isLost: (from, to) => isUnsaved && (from === undefined || from !== to),
    message: t('office:leave_text'),
  })
  return (
    <div className={css.bar} data-changed={isChanged || undefined}>
      {isChanged && <span className={css.note}>{t('office:unsaved')}</span>}
      <Button variant="default" disabled={!isChanged} onClick={onDiscard}>
        {t('office:discard')}
      </Button>
      <Button type="submit" disabled={!isChanged} loading={isBusy}>
        {t('common:save')}
      </Button>
    </div>
  )
}
