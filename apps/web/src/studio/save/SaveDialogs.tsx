import { Button, Group, Modal, Stack, Tabs, Text } from '@mantine/core'
import { SignInForm, SignUpForm } from '../../session/index.ts'
import { useWords } from '../words.ts'
import { useSave } from './SaveContext.ts'

function SignInDialog() {
  const say = useWords()
  const { dialog, closeDialog, signedIn } = useSave()
  return (
    <Modal
      opened={dialog === 'signIn'}
      onClose={closeDialog}
      title={say('signInToSave')}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <Stack gap="md">
        <Text size="sm">{say('keptHere')}</Text>
        <Tabs defaultValue="signIn" keepMounted={false}>
          <Tabs.List grow mb="md">
            <Tabs.Tab value="signIn">{say('signIn')}</Tabs.Tab>
            <Tabs.Tab value="signUp">{say('signUp')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="signIn">
            <SignInForm onDone={signedIn} />
          </Tabs.Panel>
          <Tabs.Panel value="signUp">
            <SignUpForm onDone={signedIn} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Modal>
  )
}

function StaleDialog() {
  const say = useWords()
  const { dialog, closeDialog, keepMine, takeServers } = useSave()
  return (
    <Modal
      opened={dialog === 'stale'}
      onClose={closeDialog}
      title={say('staleTitle')}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
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

/** Whatever a save has to ask. */
export function SaveDialogs() {
  return (
    <>
      <SignInDialog />
      <StaleDialog />
    </>
  )
}
