import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import css from './ConfirmDialog.module.css'
import type { Choice, Question } from './confirm.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  readonly question: Question
  readonly answer: (choice: Choice) => void
}

/** The one confirm dialog: icon, message, a reject button that warns, and an accept button. */
export function ConfirmDialog({ question, answer }: Props) {
  const { title, message, accept, reject, other, isDangerous = false } = question
  // When another button warns, the reject button does not.
  const isCalm = isDangerous || other !== undefined
  const back = (
    <Button variant={isCalm ? 'default' : 'outline'} color="red" onClick={() => answer('reject')}>
      {reject}
    </Button>
  )
  const on = (
    <Button color={isDangerous ? 'red' : undefined} onClick={() => answer('accept')} data-autofocus>
      {accept}
    </Button>
  )
  return (
    <Dialog isQuestion onClose={() => answer('reject')} title={title} zIndex={1500} classNames={{ title: css.title! }}>
      <div className={css.message}>
        <IconAlertTriangle size={32} className={css.icon} aria-hidden />
        <p>{message}</p>
      </div>
      {other === undefined ? (
        <Group justify="flex-end" mt="lg" gap="sm">
          {back}
          {on}
        </Group>
      ) : (
        // Three buttons are too wide for a line, so they are stacked, the most common choice first.
        <Stack mt="lg" gap="xs">
          {on}
          <Button variant="light" color="red" onClick={() => answer('other')}>
            {other}
          </Button>
          {back}
        </Stack>
      )}
    </Dialog>
  )
}
