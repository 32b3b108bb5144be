import { Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import css from './ConfirmDialog.module.css'
import type { Question } from './confirm.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  readonly question: Question
  readonly answer: (isAccepted: boolean) => void
}

/** The one confirm dialog: icon, message, a reject button that warns, and an accept button. */
export function ConfirmDialog({ question, answer }: Props) {
  const { title, message, accept, reject, isDangerous = false } = question
  return (
    <Dialog isQuestion onClose={() => answer(false)} title={title} zIndex={1500} classNames={{ title: css.title! }}>
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
    </Dialog>
  )
}
