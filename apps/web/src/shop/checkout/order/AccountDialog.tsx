import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/index.ts'
import { SignInForm, SignUpForm } from '../../../session/index.ts'

interface Props {
  readonly isOpen: boolean
  /** Phone number typed at checkout. */
  readonly phone: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Dialog for signing up or in without leaving the checkout. */
export function AccountDialog({ isOpen, phone, onDone, onClose }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('checkout:account_title')}
      size={520}
      closeLabel={t('common:close')}
    >
      <p style={{ marginTop: 0 }}>{t('checkout:account_text')}</p>
      <Tabs defaultValue="signUp" keepMounted={false}>
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="signUp">{t('common:sign_up')}</Tabs.Tab>
          <Tabs.Tab value="signIn">{t('common:sign_in')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signUp">
          <SignUpForm onDone={onDone} phone={phone} />
        </Tabs.Panel>
        <Tabs.Panel value="signIn">
          <SignInForm onDone={onDone} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
