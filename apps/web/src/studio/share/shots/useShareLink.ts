import { useEffect, useState } from 'react'
import { useApi, useProblemText, useSession } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { isEdited, useStudio } from '../../context/index.ts'
import { useSave } from '../../save/index.ts'

/** Saves and makes the link; null when it did not happen (the reason has been told). */
function useMakeLink(): () => Promise<string | null> {
  const api = useApi()
  const problemText = useProblemText()
  const { save } = useSave()
  return async () => {
    const id = await save()
    if (!id) return null
    const answer = await api('POST /api/designs/{id}/preview', { params: { id } })
    if (answer.ok) return new URL(answer.value.path, location.origin).href
    toast('error', problemText(answer.error))
    return null
  }
}

/** A share link that is kept while the dialog is open; null until it is there. */
export interface Linked {
  readonly link: string | null
  readonly onLink: (link: string) => void
}

/** Makes the share link: at once for who is signed in and has something to show, else when it is asked for, since it saves the design. */
export function useShareLink({ link, onLink }: Linked) {
  const { isSignedIn } = useSession()
  const [isBusy, setBusy] = useState(false)
  const makeLink = useMakeLink()
  const isTouched = useStudio(state => isEdited(state) || state.server.designId !== undefined)
  const make = async (): Promise<void> => {
    setBusy(true)
    const made = await makeLink()
    setBusy(false)
    if (made) onLink(made)
  }
  useEffect(() => {
    if (isSignedIn && isTouched && link === null) void make()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the panel opens: a failed attempt is repeated by the button
  }, [])
  return { make, isBusy, isSignedIn }
}
