import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import css from './SaveBar.module.css'

interface Props {
  readonly isChanged: boolean
  readonly isBusy?: boolean
  readonly onDiscard: () => void
}

/** Under a long form, always in sight: whether something is unsaved, and what may become of it. */
export function SaveBar({ isChanged, isBusy = false, onDiscard }: Props) {
  const { t } = useTranslation(['office', 'common'])
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
