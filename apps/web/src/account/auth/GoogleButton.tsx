import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { leaveForGoogle, safeRedirect, useTenant } from '../../session/index.ts'
import css from './AuthCard.module.css'

/** Google sign-in button, shown if the shop offers it. */
export function GoogleButton({ wanted }: { wanted: string | undefined }) {
  const { t } = useTranslation(['account'])
  const { googleClientId } = useTenant().settings
  if (!googleClientId) return null
  return (
    <>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconBrandGoogle size={18} aria-hidden />}
        onClick={() => leaveForGoogle(googleClientId, safeRedirect(wanted))}
      >
        {t('account:google')}
      </Button>
      <p className={css.or}>{t('account:google_or')}</p>
    </>
  )
}
