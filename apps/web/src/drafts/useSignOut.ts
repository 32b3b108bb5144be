import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProblemText, useSession } from '../session/index.ts'
import { ask, confirm, toast, whileBusy } from '../ui/index.ts'
import type { Draft } from './types.ts'

const MOST_NAMED = 3

/** What is done on leaving; brought when somebody leaves, since every page could be left. */
type Leaving = typeof import('./clearDevice.ts')

/** Asks what becomes of work that only this browser has. False: who wants to leave stays. */
function useSettleWork(): (leaving: Leaving) => Promise<boolean> {
  const { t } = useTranslation(['common'])
  const { accountId, apiFor } = useSession()
  const problemText = useProblemText()

  const named = (work: readonly Draft[]): string => {
    const names = work.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`)
    return work.length > MOST_NAMED ? `${names.join(', ')} …` : names.join(', ')
  }
  const mayDiscard = (message: string): Promise<boolean> =>
    confirm({
      title: t('common:unsaved_title'),
      message,
      accept: t('common:discard_and_sign_out'),
      reject: t('common:stay_signed_in'),
      isDangerous: true,
    })

  return async ({ saveWork, unsavedWork }) => {
    const work = await unsavedWork()
    if (work.length === 0) return true
    if (!navigator.onLine) return mayDiscard(t('common:unsaved_offline', { names: named(work) }))
    const choice = await ask({
      title: t('common:unsaved_title'),
      message: t('common:unsaved_text', { names: named(work) }),
      accept: t('common:save_and_sign_out'),
      other: t('common:discard_and_sign_out'),
      reject: t('common:stay_signed_in'),
    })
    if (choice !== 'accept') return choice === 'other'
    const error = await whileBusy(() => saveWork(work, apiFor(accountId())))
    if (!error) return true
    const left = named(await unsavedWork())
    if (error.id === 'network') return mayDiscard(t('common:unsaved_offline', { names: left }))
    return mayDiscard(
      t('common:unsaved_refused', { names: left, reason: error.id === 'image-missing' ? '' : problemText(error) }),
    )
  }
}

/** Asks whether to sign out; on yes settles what is not saved, takes all of it off this device, ends the session and goes home. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['common'])
  const { signOut } = useSession()
  const settleWork = useSettleWork()
  const problemText = useProblemText()
  const navigate = useNavigate()
  return async () => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('common:log_out_confirmation'),
      accept: t('common:yes'),
      reject: t('common:no'),
    })
    if (!isSure) return
    const leaving = await import('./clearDevice.ts').catch(() => null)
    // Who left without it would leave their work to the next person.
    if (!leaving) return toast('error', problemText({ id: 'network', message: '' }))
    if (!(await settleWork(leaving))) return
    // First away from pages that need the session, so that their guard does not send the visitor to sign in.
    await navigate({ to: '/' })
    await leaving.clearDevice()
    signOut()
  }
}
