import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '../ui/index.ts'
import { useSession } from './context.tsx'

/** Asks whether to sign out; on yes ends the session and goes home. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('common')
  const { signOut } = useSession()
  const navigate = useNavigate()
  return async () => {
    const isSure = await confirm({
      title: t('confirmation'),
      message: t('log_out_confirmation'),
      accept: t('yes'),
      reject: t('no'),
    })
    if (!isSure) return
    // First away from pages that need the session, so that their guard does not send the visitor to sign in.
    await navigate({ to: '/' })
    signOut()
  }
}
