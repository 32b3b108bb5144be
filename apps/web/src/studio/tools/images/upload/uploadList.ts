import { useMemo } from 'react'
import { sendImage } from '../../../../drafts/index.ts'
import { useSession } from '../../../../session/index.ts'
import { browserPorts } from '../../../save/index.ts'
import { createSendings, type Sender } from './createUploadList.ts'

export const { useSendings, sendAhead, sendAgain, stopSending } = createSendings(sendImage, browserPorts)

/** Returns the sender for the signed-in account. */
export function useSender(): Sender {
  const { apiFor, accountId: account } = useSession()
  return useMemo(() => ({ apiFor, account }), [apiFor, account])
}
