import type { RouteKey } from '@kitwright/contract'
import type { Answer } from '@kitwright/contract/client'
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/index.ts'
import { useProblemText } from './problemText.ts'
import { CallFailedError } from './useCall.ts'

interface Choice<T> {
  readonly kind: keyof T
  readonly isOn: boolean
}
interface Input<T> {
  /** The call that reads all switches, cached as by `useCall`. */
  readonly read: RouteKey
  readonly save: (all: T) => Promise<Answer<unknown>>
}
interface Ports {
  readonly queries: QueryClient
  readonly problemText: ReturnType<typeof useProblemText>
}

export function switchOptions<T>(
  { read, save }: Input<T>,
  { queries, problemText }: Ports,
): MutationOptions<void, Error, Choice<T>> {
  const queryKey = [read, {}]
  const flip = ({ kind, isOn }: Choice<T>): void => {
    queries.setQueryData<T>(queryKey, now => now && { ...now, [kind]: isOn })
  }
  return {
    // Runs in sequence: each call sends all switches, so the last one pressed must arrive last.
    scope: { id: read },
    onMutate: flip,
    mutationFn: async () => {
      const answer = await save(queries.getQueryData<T>(queryKey)!)
      if (!answer.ok) throw new CallFailedError(answer)
    },
    onError: (cause, { kind, isOn }) => {
      flip({ kind, isOn: !isOn })
      if (cause instanceof CallFailedError) toast('error', problemText(cause.failure.error))
    },
  }
}

/** Flips one of several switches at once and saves it. On failure it flips back and shows why. */
export function useSwitches<T>(input: Input<T>): (choice: Choice<T>) => void {
  const queries = useQueryClient()
  const problemText = useProblemText()
  return useMutation(switchOptions(input, { queries, problemText })).mutate
}
