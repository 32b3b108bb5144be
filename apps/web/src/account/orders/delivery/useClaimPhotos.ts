import { useState } from 'react'
import type { Client } from '@kitwright/contract/client'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useProblemText, useSend } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'

interface ClaimPhotos {
  /** Photographs that have not reached the shop yet. */
  readonly left: number
  readonly upload: (claimId: string, photos: readonly File[]) => Promise<void>
}

async function sendPhoto(api: Client, params: { id: string; claim: string }, file: File) {
  const body = new FormData()
  body.append('file', file)
  // The contract describes multipart bodies in words only.
  return api('POST /api/orders/{id}/claims/{claim}/photos', { params, body: body as unknown as undefined })
}

/**
 * Sends the photographs of a claim one by one. The claim is stored and shown before, because a photograph from a phone
 * takes long on a slow line. A refused photograph is named; the claim stands.
 */
export function useClaimPhotos(orderId: string): ClaimPhotos {
  const { t } = useTranslation(['shipment'])
  const api = useApi()
  const send = useSend()
  const problemText = useProblemText()
  const [left, setLeft] = useState(0)
  const upload = async (claim: string, photos: readonly File[]): Promise<void> => {
    setLeft(count => count + photos.length)
    for (const file of photos) {
      await send(async () => sendPhoto(api, { id: orderId, claim }, file), {
        isQuiet: true,
        refused({ error }) {
          toast('error', t('shipment:claim_photo_failed', { name: file.name, reason: problemText(error) }))
          return true
        },
      })
      setLeft(count => count - 1)
    }
  }
  return { left, upload }
}
