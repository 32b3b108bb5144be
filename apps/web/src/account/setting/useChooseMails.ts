import type { Notifications } from '@kitwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed, useApi, useProblemText } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'

interface Choice {
  readonly kind: keyof Notifications
  readonly isOn: boolean
}
const KEY = ['GET /api/oauth/notification', {}]

/** Flips a switch at once and saves it; one that could not be saved flips back and says why. */
export function useChooseMails(): (choice: Choice) => void {
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const flip = ({ kind, isOn }: Choice): void => {
    queries.setQueryData<Notifications>(KEY, now => now && { ...now, [kind]: isOn })
  }
  const saving = useMutation<void, CallFailed, Choice>({
    // One after the other: each sends all three switches, and the last one pressed must be the last to arrive.
    scope: { id: 'notifications' },
    onMutate: flip,
    mutationFn: async () => {
      const body = queries.getQueryData<Notifications>(KEY)!
      const answer = await api('PUT /api/oauth/notification', { body })
      if (!answer.ok) throw new CallFailed(answer)
    },
    onError: ({ failure }, { kind, isOn }) => {
      flip({ kind, isOn: !isOn })
      toast('error', problemText(failure.error))
    },
  })
  return choice => saving.mutate(choice)
}
