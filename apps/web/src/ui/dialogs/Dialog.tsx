import { Modal, type ModalProps } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useBusy } from '../loading/busyOverlayStore.ts'
import { toast } from '../messages/toast.ts'
import { HeldContext } from './CancelButton.tsx'
import css from './Dialog.module.css'

interface Props extends Omit<
  ModalProps,
  'opened' | 'closeButtonProps' | 'withCloseButton' | 'fullScreen' | 'classNames'
> {
  readonly opened?: boolean
  /** The cross's label for screen readers. Without it there is no cross: a button inside closes the dialog. */
  readonly closeLabel?: string
  /** Whether it is a short question, 450 px wide. */
  readonly isQuestion?: boolean
  /** Called when someone wants to close it while it sends. */
  readonly onHeld?: () => void
  readonly classNames?: Partial<Readonly<Record<'title' | 'content' | 'header' | 'body', string>>>
}

/** Marks of a form that is being sent, and of a button whose change is. */
const SENDING = 'form[aria-busy="true"], [data-sending="true"]'

/** Whether something of the dialog is being sent, or a change that blocks the screen. */
const isSending = (root: HTMLElement | null): boolean =>
  useBusy.getState().running > 0 || root?.querySelector(SENDING) instanceof Element

interface BackGuardProps {
  readonly isSending: () => boolean
  /** The same, and says so. */
  readonly isHeld: () => boolean
}

/** Blocks the browser's back button while the dialog sends. Pages that the result opens are not blocked. */
function BackGuard({ isSending: isLost, isHeld }: BackGuardProps) {
  useBlocker({ enableBeforeUnload: isLost, shouldBlockFn: ({ action }) => action === 'BACK' && isHeld() })
  return null
}

/**
 * A dialog. `size` sets its width above 1200 px; below, all dialogs take the same share of the screen's width. While
 * it sends something, it stays open and says so: whoever closes it would not learn whether the change was made.
 */
export function Dialog({
  opened = true,
  closeLabel,
  isQuestion = false,
  onHeld,
  classNames = {},
  size,
  ...rest
}: Props) {
  const { t } = useTranslation(['common'])
  const root = useRef<HTMLDivElement>(null)
  const width = isQuestion ? css.question : css.shared
  const isHeld = (): boolean => {
    const isBusy = !isQuestion && isSending(root.current)
    if (isBusy) {
      toast('info', t('common:still_sending'))
      onHeld?.()
    }
    return isBusy
  }
  return (
    <Modal
      {...rest}
      ref={root}
      opened={opened}
      onClose={() => {
        if (!isHeld()) rest.onClose()
      }}
      size={isQuestion ? 450 : size}
      withCloseButton={closeLabel !== undefined}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 20 }}
      classNames={{ ...classNames, inner: css.inner, content: `${width} ${classNames.content ?? ''}` }}
    >
      {opened && !isQuestion && <BackGuard isSending={() => isSending(root.current)} isHeld={isHeld} />}
      <HeldContext value={isHeld}>{rest.children}</HeldContext>
    </Modal>
  )
}
