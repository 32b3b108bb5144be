import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useWords } from '../words.ts'
import { useSave } from './SaveContext.ts'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))

function StaleDialog() {
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

/** Whatever a save has to ask. The studio stays in sight while a dialog's words are on their way. */
export function SaveDialogs() {
  const { dialog, closeDialog, signedIn } = useSave()
  return (
    <Suspense>
      {dialog === 'signIn' && <SignInDialog onDone={signedIn} onClose={closeDialog} />}
      {dialog === 'stale' && <StaleDialog />}
    </Suspense>
  )
}
