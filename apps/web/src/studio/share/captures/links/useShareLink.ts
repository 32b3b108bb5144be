import { useState } from 'react'
import { useApi, useSend, useSession } from '../../../../session/index.ts'
import { useOnOpen } from '../../../../ui/index.ts'
import { isEdited, useStudio } from '../../../context/index.ts'
import { useSave } from '../../../save/index.ts'
import { savedIdOf } from '../../savedId.ts'

/** A share link that is stored while the dialog is open; null until it exists. */
export interface ShareLinkState {
  readonly link: string | null
  /** Receives null when the link is closed. */
  readonly onLink: (link: string | null) => void
}

/**
 * Creates the share link: at once for a signed-in person with an edited design, otherwise on request, since it saves
 * the design.
 */
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
  // The button repeats a failed attempt.
  useOnOpen(() => {
    if (isSignedIn && isTouched && link === null) void make()
  })
  return { make, isBusy, isSignedIn }
}
