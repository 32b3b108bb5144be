import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useWords } from '../words.ts'
import { useSave } from './SaveContext.ts'

/** Someone saved another revision meanwhile: which one counts? */
export function StaleDialog() {
  const say = useWords()
  const { closeDialog, keepMine, takeServers } = useSave()
  return (
    <Modal opened onClose={closeDialog} title={say('staleTitle')} closeButtonProps={{ 'aria-label': say('close') }}>
      <Stack gap="md">
        <Text>{say('staleText')}</Text>
        <Group gap="xs">
          <Button onClick={() => void keepMine()}>{say('keepMine')}</Button>
          <Button variant="default" onClick={() => void takeServers()}>
            {say('takeServers')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
