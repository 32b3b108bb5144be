import { useMemo } from 'react'
import { sendImage } from '../../../drafts/index.ts'
import { useApi, useSession } from '../../../session/index.ts'
import { browserPorts } from '../../save/queue.ts'
import { createSendings, type Sender } from './createSendings.ts'

export const { useSendings, sendAhead, sendAgain, stopSending } = createSendings(sendImage, browserPorts)

/** Whoever is signed in. */
export function useSender(): Sender {
  const api = useApi()
  const { accountId: account } = useSession()
  return useMemo(() => ({ api, account }), [api, account])
}
