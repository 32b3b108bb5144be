import { Tabs } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { SignInForm, SignUpForm } from '../../../session/index.ts'

interface Props {
  readonly isOpen: boolean
  /** Phone number typed at checkout. */
  readonly phone: string
  /** Receives whether someone wanted to close it while it was sending. */
  readonly onDone: (isStopped: boolean) => void
  readonly onClose: () => void
}

/** Dialog for signing up or in without leaving the checkout. */
export function AccountDialog({ isOpen, phone, onDone, onClose }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const isStopped = useRef(false)
  const done = (): void => onDone(isStopped.current)
  return (
    <Dialog
      opened={isOpen}
      onHeld={() => {
        isStopped.current = true
      }}
      onClose={onClose}
      title={t('checkout:account_title')}
      size={520}
      closeLabel={t('common:close')}
    >
      <p style={{ marginTop: 0 }}>{t('checkout:account_text')}</p>
      <Tabs
        defaultValue="signUp"
        keepMounted={false}
        onSubmitCapture={() => {
          isStopped.current = false
        }}
      >
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="signUp">{t('common:sign_up')}</Tabs.Tab>
          <Tabs.Tab value="signIn">{t('common:sign_in')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signUp">
          <SignUpForm onDone={done} phone={phone} />
        </Tabs.Panel>
        <Tabs.Panel value="signIn">
          <SignInForm onDone={done} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
