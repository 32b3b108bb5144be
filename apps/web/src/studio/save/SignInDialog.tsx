import { Stack, Tabs, Text } from '@mantine/core'
import { Dialog } from '../../ui/index.ts'
import { SignInForm, SignUpForm } from '../../session/index.ts'
import { useWords } from '../words.ts'

/** Signing in or up in place; nothing of the design is lost on the way. */
export function SignInDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const say = useWords()
  return (
    <Dialog onClose={onClose} title={say('signInToSave')} closeLabel={say('close')}>
      <Stack gap="md">
        <Text size="sm">{say('keptHere')}</Text>
        <Tabs defaultValue="signIn" keepMounted={false}>
          <Tabs.List grow mb="md">
            <Tabs.Tab value="signIn">{say('signIn')}</Tabs.Tab>
            <Tabs.Tab value="signUp">{say('signUp')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="signIn">
            <SignInForm onDone={onDone} />
          </Tabs.Panel>
          <Tabs.Panel value="signUp">
            <SignUpForm onDone={onDone} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Dialog>
  )
}
