import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useProblemText, useSession } from '../../session/index.ts'
import { confirm, toast } from '../../ui/index.ts'

/** Loads the code for signing out. Loaded on demand, since every page offers signing out. */
const loadLeaving = async () => Promise.all([import('./confirmUnsavedWork.ts'), import('./clearPersonalData.ts')])

/**
 * Asks whether to sign out. On yes, settles unsaved work, clears this device, ends the session and opens the home page.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['common'])
  const { signOut, accountId, apiFor } = useSession()
  const queries = useQueryClient()
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
    const leaving = await loadLeaving().catch(() => null)
    // Signing out without this code would leave the user's work to the next person.
    if (!leaving) return toast('error', problemText({ id: 'network', message: '' }))
    const [{ confirmUnsavedWork }, { clearDevice }] = leaving
    if (!(await confirmUnsavedWork({ t, api: apiFor(accountId()), queries, problemText }))) return
    // Leaves pages that need the session first, so that their guard does not send the visitor to sign in.
    await navigate({ to: '/' })
    await clearDevice()
    signOut()
  }
}
