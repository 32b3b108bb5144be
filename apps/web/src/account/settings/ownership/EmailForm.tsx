import { type Details, isEmail } from '@kitwright/contract'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import {
  EmailField,
  FormProblem,
  RequiredNote,
  restoreFocus,
  useApi,
  useCall,
  useDates,
  useFormSend,
  useSend,
} from '../../../session/index.ts'
import { Card, Dialog, useForm } from '../../../ui/index.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'

const READ = 'GET /api/accounts/email'
const TOUCHED = { queryKey: [READ] }
const PLACES = { 'current-password-wrong': 'password', 'email-unchanged': 'email' } as const

/** Asks for the new address and the password. */
function EmailDialog({ details, onClose }: { details: Details; onClose: () => void }) {
  const { t } = useTranslation(['personal', 'account', 'common'])
  const api = useApi()
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { problem, send } = useFormSend(form.setError, { places: PLACES, touched: TOUCHED })
  const { errors, isSubmitting } = form.formState
  const { hasPassword } = details
  const submit = form.handleSubmit(async ({ email, password }) => {
    const body = { email, ...(hasPassword && { password }) }
    await send(async () => api('POST /api/accounts/email', { body }), {
      said: t('personal:email_link_sent'),
      done: onClose,
    })
  })
  return (
    <Dialog onClose={onClose} title={t('personal:email_change')} size={520} closeLabel={t('common:close')}>
      <FormProvider {...form}>
        <form onSubmit={restoreFocus(submit)} noValidate>
          <Stack gap="md">
            <FormProblem problem={problem} />
            <EmailField
              label={t('personal:email_new')}
              error={errors.email?.message}
              {...form.register('email', { validate: value => isEmail(value.trim()) || t('common:email_invalid') })}
            />
            <OwnPasswordField hasPassword={hasPassword} error={errors.password?.message} />
            <RequiredNote />
            <Button type="submit" loading={isSubmitting}>
              {t('personal:email_send')}
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** The e-mail address, the change that waits for its link, and the way to another one. */
export function EmailForm({ details }: { details: Details }) {
  const { t } = useTranslation(['personal', 'account', 'common'])
  const api = useApi()
  const date = useDates()
  const cancelChange = useSend(TOUCHED)
  const [isOpen, setIsOpen] = useState(false)
  const pending = useCall(READ, {}).data?.pending
  return (
    <Card title={t('personal:email_title')} text={t('personal:email_now', { email: details.email })}>
      <Stack gap="md" align="flex-start">
        {pending && (
          <Alert title={t('personal:email_pending', { email: pending.email })}>
            <Text size="sm">{t('personal:email_pending_text', { date: date(pending.expiresAt) })}</Text>
            <Group mt="xs">
              <Button
                variant="default"
                size="sm"
                onClick={() =>
                  void cancelChange(async () => api('DELETE /api/accounts/email', {}), t('personal:email_canceled'))
                }
              >
                {t('personal:email_cancel')}
              </Button>
            </Group>
          </Alert>
        )}
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('personal:email_change')}
        </Button>
      </Stack>
      {isOpen && <EmailDialog details={details} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
