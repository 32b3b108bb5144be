import { Button } from '@mantine/core'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useSecondsLeft } from '../../orders/bulk/useBulk.ts'
import type { Verdict } from './useVerdicts.ts'
import css from './UndoNotice.module.css'

interface Props {
  readonly verdict: Verdict
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** Tells what was decided, and offers to take it back while its mail waits. */
export function UndoNotice({ verdict, onUndo, onDismiss }: Props) {
  const { t } = useTranslation(['review', 'desk', 'common'])
  const left = useSecondsLeft(verdict.undoUntil)
  useEffect(() => {
    const timer = setTimeout(onDismiss, Math.max(0, verdict.undoUntil - Date.now()))
    return () => clearTimeout(timer)
  }, [verdict, onDismiss])
  return (
    <section className={css.notice} aria-label={t('review:last_verdict')}>
      <IconCircleCheck size={20} aria-hidden className={css.icon} />
      <div role="status">
        <b>{t(`review:done_${verdict.kind}`, { name: verdict.name })}</b>
        <small>{t('desk:mails_wait', { count: left })}</small>
      </div>
      <Button size="sm" variant="default" data-key-undo onClick={onUndo}>
        {t('desk:undo')} <kbd>z</kbd>
      </Button>
      <button type="button" className={css.close} aria-label={t('common:close')} onClick={onDismiss}>
        <IconX size={18} aria-hidden />
      </button>
    </section>
  )
}
