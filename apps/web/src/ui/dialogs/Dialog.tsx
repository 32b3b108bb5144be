import { Modal, type ModalProps } from '@mantine/core'
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
  readonly classNames?: Partial<Readonly<Record<'title' | 'content' | 'header' | 'body', string>>>
}

/** A dialog. `size` sets its width above 1200 px; below, all dialogs take the same share of the screen's width. */
export function Dialog({ opened = true, closeLabel, isQuestion = false, classNames = {}, size, ...rest }: Props) {
  const width = isQuestion ? css.question : css.shared
  return (
    <Modal
      {...rest}
      opened={opened}
      size={isQuestion ? 450 : size}
      withCloseButton={closeLabel !== undefined}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 20 }}
      classNames={{ ...classNames, inner: css.inner, content: `${width} ${classNames.content ?? ''}` }}
    />
  )
}
