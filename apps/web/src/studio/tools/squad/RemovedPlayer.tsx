import type { Player } from '@kitwright/contract'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'

/** The row's own button was removed with the row. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

interface Props {
  readonly player: Player
  readonly onPutBack: () => void
}

/** Shows the player removed last, and the button that puts the player back. */
export function RemovedPlayer({ player, onPutBack }: Props) {
  const { t } = useTranslation(['studio'])
  const name = player.name.trim() || String(player.number)
  return (
    <Alert role="status">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{t('studio:player_removed', { name })}</Text>
        <Button key={player.id} ref={takeFocus} variant="default" size="sm" onClick={onPutBack}>
          {t('studio:undo')}
        </Button>
      </Group>
    </Alert>
  )
}
