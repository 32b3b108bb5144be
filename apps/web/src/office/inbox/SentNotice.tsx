import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useSecondsLeft } from '../orders/bulk/useBulk.ts'
import css from './InboxPage.module.css'
import type { SentAnswer } from './model/useInbox.ts'

interface Props {
  readonly sent: SentAnswer
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** Tells that an answer leaves, and offers to take it back until then. */
export function SentNotice({ sent, onUndo, onDismiss }: Props) {
  const { t } = useTranslation(['inbox'])
  const left = useSecondsLeft(sent.undoUntil)
  useEffect(() => {
    const timer = setTimeout(onDismiss, Math.max(0, sent.undoUntil - Date.now()))
    return () => clearTimeout(timer)
  }, [sent, onDismiss])
  return (
    <div className={css.sent} role="status">
      <IconSend size={18} aria-hidden />
      <span>{t('inbox:sent', { name: sent.name, seconds: left })}</span>
      <Button size="sm" variant="default" data-key-undo onClick={onUndo}>
        {t('inbox:undo')} <kbd>z</kbd>
      </Button>
    </div>
  )
}
