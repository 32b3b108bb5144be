import { Stack, Tabs, Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { SignInForm, SignUpForm } from '../../../session/index.ts'

/** Signs in or up in place, without loss of the design. */
export function SignInDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation(['studio'])
  return (
    <Dialog onClose={onClose} title={t('studio:sign_in_to_save')} closeLabel={t('studio:close')}>
      <Stack gap="md">
        <Text size="sm">{t('studio:kept_here')}</Text>
        <Tabs defaultValue="signIn" keepMounted={false}>
          <Tabs.List grow mb="md">
            <Tabs.Tab value="signIn">{t('studio:sign_in')}</Tabs.Tab>
            <Tabs.Tab value="signUp">{t('studio:sign_up')}</Tabs.Tab>
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
