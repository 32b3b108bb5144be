import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProblemText, useSession } from '../session/index.ts'
import { ask, confirm, whileBusy } from '../ui/index.ts'
import { forgetWork, saveWork, unsavedWork } from './leave.ts'
import type { Draft } from './types.ts'

const MOST_NAMED = 3

/** Asks what becomes of work that only this browser has. False: who wants to leave stays. */
function useSettleWork(): () => Promise<boolean> {
  const { t } = useTranslation('common')
  const { accountId, apiFor } = useSession()
  const problemText = useProblemText()

  const named = (work: readonly Draft[]): string => {
    const names = work.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`)
    return work.length > MOST_NAMED ? `${names.join(', ')} …` : names.join(', ')
  }
  const mayDiscard = (message: string): Promise<boolean> =>
    confirm({
      title: t('unsaved_title'),
      message,
      accept: t('discard_and_sign_out'),
      reject: t('stay_signed_in'),
      isDangerous: true,
    })

  return async () => {
    const work = await unsavedWork()
    if (work.length === 0) return true
    if (!navigator.onLine) return mayDiscard(t('unsaved_offline', { names: named(work) }))
    const choice = await ask({
      title: t('unsaved_title'),
      message: t('unsaved_text', { names: named(work) }),
      accept: t('save_and_sign_out'),
      other: t('discard_and_sign_out'),
      reject: t('stay_signed_in'),
    })
    if (choice !== 'accept') return choice === 'other'
    const error = await whileBusy(() => saveWork(work, apiFor(accountId())))
    if (!error) return true
    const left = named(await unsavedWork())
    if (error.id === 'network') return mayDiscard(t('unsaved_offline', { names: left }))
    return mayDiscard(
      t('unsaved_refused', { names: left, reason: error.id === 'image-missing' ? '' : problemText(error) }),
    )
  }
}

/** Asks whether to sign out; on yes settles what is not saved, takes all of it off this device, ends the session and goes home. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('common')
  const { signOut } = useSession()
  const settleWork = useSettleWork()
  const navigate = useNavigate()
  return async () => {
    const isSure = await confirm({
      title: t('confirmation'),
      message: t('log_out_confirmation'),
      accept: t('yes'),
      reject: t('no'),
    })
    if (!isSure || !(await settleWork())) return
    // First away from pages that need the session, so that their guard does not send the visitor to sign in.
    await navigate({ to: '/' })
    await forgetWork()
    signOut()
  }
}
