import { useState } from 'react'
import { useApi, useSend, useSession } from '../../../../session/index.ts'
import { useOnOpen } from '../../../../ui/index.ts'
import { isEdited, useStudio } from '../../../context/index.ts'
import { useSave } from '../../../save/index.ts'
import { savedIdOf } from '../../savedId.ts'

/** A share link that is kept while the dialog is open; null until it is there. */
export interface ShareLinkState {
  readonly link: string | null
  /** Receives null when the link is closed. */
  readonly onLink: (link: string | null) => void
}

/** Makes the share link: at once for who is signed in and has something to show, else when it is asked for, since it saves the design. */
export function useShareLink({ link, onLink }: ShareLinkState) {
  const { isSignedIn } = useSession()
  const [isBusy, setBusy] = useState(false)
  const api = useApi()
  const send = useSend(null)
  const { save } = useSave()
  const isTouched = useStudio(state => isEdited(state) || savedIdOf(state) !== null)
  const make = async (): Promise<void> => {
    setBusy(true)
    const id = await save()
    // A failed save has already reported its reason.
    if (id)
      await send(async () => api('POST /api/designs/{id}/preview', { params: { id } }), {
        done: ({ value }) => onLink(new URL(value.path, location.origin).href),
      })
    setBusy(false)
  }
  // A failed attempt is repeated by the button.
  useOnOpen(() => {
    if (isSignedIn && isTouched && link === null) void make()
  })
  return { make, isBusy, isSignedIn }
}
