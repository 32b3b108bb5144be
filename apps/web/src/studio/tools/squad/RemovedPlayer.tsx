import type { Player } from '@kitwright/contract'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useWords } from '../../words.ts'

/** The row's own button has gone with the row. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

interface Props {
  readonly player: Player
  readonly onPutBack: () => void
}

/** Who was taken off the list last, and the way back. */
export function RemovedPlayer({ player, onPutBack }: Props) {
  const say = useWords()
  const name = player.name.trim() || String(player.number)
  return (
    <Alert role="status">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{say('playerRemoved', { name })}</Text>
        <Button key={player.id} ref={takeFocus} variant="default" size="sm" onClick={onPutBack}>
          {say('undo')}
        </Button>
      </Group>
    </Alert>
  )
}
