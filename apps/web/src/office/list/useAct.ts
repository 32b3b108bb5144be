import type { Answer } from '@kitwright/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useProblemText } from '../../session/index.ts'
import { toast, whileBusy } from '../../ui/index.ts'

/** Does something that needs no version, says how it went, and lets the lists look again. True when it went through. */
export function useAct(): (send: () => Promise<Answer<unknown>>, said: string) => Promise<boolean> {
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async (send, said) => {
    const answer = await whileBusy(send)
    toast(answer.ok ? 'success' : 'error', answer.ok ? said : problemText(answer.error))
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).includes(' /api/office/'),
    })
    return answer.ok
  }
}
