import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { confirm } from './confirm.ts'

interface DiscardGuardOptions {
  /** Returns whether something would be lost at that moment. */
  readonly isLost: () => boolean
  readonly onClose: () => void
  /** The dialog's title in the question; by default the question itself. */
  readonly title?: string
  /** A description of what would be lost, and the label of the button that discards it. */
  readonly message?: string
  readonly accept?: string
}

/**
 * Returns a function that closes a dialog and first asks if unsaved input would be lost. Also guards a phone's back
 * button and closing the page.
 */
export function useDiscardGuard({ isLost, onClose, title, message, accept }: DiscardGuardOptions): () => void {
  const { t } = useTranslation(['common'])
  const mayLeave = async (): Promise<boolean> =>
    !isLost() ||
    confirm({
      title: title ?? t('common:confirmation'),
      message: message ?? t('common:discard_text'),
      accept: accept ?? t('common:discard_yes'),
      reject: t('common:discard_no'),
      isDangerous: true,
    })
  useBlocker({ enableBeforeUnload: isLost, shouldBlockFn: async () => !(await mayLeave()) })
  return () => void mayLeave().then(may => may && onClose())
}
