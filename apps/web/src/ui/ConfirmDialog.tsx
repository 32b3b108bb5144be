import { Button, Group, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import css from './ConfirmDialog.module.css'
import type { Question } from './confirm.ts'

interface Props {
  readonly question: Question
  readonly answer: (isAccepted: boolean) => void
}

/** The one confirm dialog: icon, message, a reject button that warns, and an accept button. */
export function ConfirmDialog({ question, answer }: Props) {
  const { title, message, accept, reject, isDangerous = false, widthPx = 450 } = question
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={title}
      withCloseButton={false}
      size={widthPx}
      zIndex={1500}
      classNames={{ title: css.title, content: css.content, inner: css.inner }}
    >
      <div className={css.message}>
        <IconAlertTriangle size={32} className={css.icon} aria-hidden />
        <p>{message}</p>
      </div>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant={isDangerous ? 'default' : 'outline'} color="red" onClick={() => answer(false)}>
          {reject}
        </Button>
        <Button color={isDangerous ? 'red' : undefined} onClick={() => answer(true)} data-autofocus>
          {accept}
        </Button>
      </Group>
    </Modal>
  )
}
