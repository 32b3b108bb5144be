import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTenant } from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'

/** Says plainly how one gets back in: through the shop's people. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const { contact } = useTenant().settings
  return (
    <AuthCard
      title={t('forgot_title')}
      text={t('forgot_text')}
      footer={<Link to="/auth/signin">{t('back_to_sign_in')}</Link>}
    >
      <Stack gap="sm">
        {contact?.phone && (
          <Button component="a" href={`tel:${contact.phone.replaceAll(' ', '')}`} size="md">
            {t('forgot_call', { phone: contact.phone })}
          </Button>
        )}
        {contact?.email && (
          <Button component="a" href={`mailto:${contact.email}`} size="md" variant="default">
            {t('forgot_write', { email: contact.email })}
          </Button>
        )}
        {!contact && <p>{t('forgot_none')}</p>}
      </Stack>
    </AuthCard>
  )
}
