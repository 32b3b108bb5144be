import type { ErrorBody } from '@kitwright/contract'
import type { Answer } from '@kitwright/contract/client'
import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
  type QueryFilters,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { toast, whileBusy } from '../../ui/index.ts'
import { useMemo } from 'react'
import { useProblemText } from './problemText.ts'

type SuccessAnswer<T> = Extract<Answer<T>, { ok: true }>
/** A failed answer, or what prevented the change from being sent. */
export interface Refusal {
  readonly ok: false
  readonly error: { readonly id: string } & Pick<ErrorBody['error'], 'message' | 'fields'>
}
type Outcome<T> = SuccessAnswer<T> | Refusal

/** A refusal as an exception, for react-query. */
class CallRefusedError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.error.message || refusal.error.id)
    this.name = 'CallRefusedError'
    this.refusal = refusal
  }
}

/** How the result of a change is reported. */
export interface ChangeFeedback<T> {
  /** Message on success. Absent if the effect shows it. */
  readonly said?: string
  /** Called after success. */
  readonly done?: (answer: SuccessAnswer<T>) => void | Promise<void>
  /** Returns true if it reported the refusal itself, for example beside a field, so that no toast is shown. */
  readonly refused?: (refusal: Refusal) => boolean | Promise<boolean>
  /** Whether the screen stays usable; the pressed control shows that it waits. */
  readonly isQuiet?: boolean
}
interface SendMutation<T> extends ChangeFeedback<T> {
  /** Makes the call, or several. The last answer counts. */
  readonly send: () => Promise<Outcome<T>>
}

/**
 * Sends a change, blocks the screen, reports the result and refreshes the displayed data. Resolves to true on success.
 */
export type SendChange = <T>(send: () => Promise<Outcome<T>>, ending: string | ChangeFeedback<T>) => Promise<boolean>

interface Ports {
  readonly queries: QueryClient
  readonly problemText: ReturnType<typeof useProblemText>
  /** Queries that a change may make stale. All if undefined, none if null. */
  readonly touched?: QueryFilters | null | undefined
}
type SendOptions = MutationObserverOptions<SuccessAnswer<unknown>, Error, SendMutation<unknown>>

export const sendOptions = ({ queries, problemText, touched }: Ports): SendOptions => ({
  // Fails at once without a connection instead of sending later, when nobody expects it.
  networkMode: 'always',
  mutationFn: async ({ send, isQuiet }) => {
    const answer = await (isQuiet ? send() : whileBusy(send))
    if (!answer.ok) throw new CallRefusedError(answer)
    return answer
  },
  onSuccess: async (answer, { done, said }) => {
    await done?.(answer)
    if (said !== undefined) toast('success', said)
  },
  onError: async (cause, { refused }) => {
    if (!(cause instanceof CallRefusedError) || (await refused?.(cause.refusal))) return
    toast('error', problemText(cause.refusal.error))
  },
  // Also after a refusal, since the displayed data may be outdated.
  onSettled: async () => (touched === null ? undefined : queries.invalidateQueries(touched)),
})

/** A refusal is an answer. Any other error is a bug and is rethrown. */
export const sendBy =
  (mutate: (sending: SendMutation<unknown>) => Promise<unknown>): SendChange =>
  async (send, ending) =>
    mutate({ send, ...((typeof ending === 'string' ? { said: ending } : ending) as ChangeFeedback<unknown>) }).then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof CallRefusedError) return false
        throw cause
      },
    )

/**
 * Returns the function that sends changes without their own form. `touched` are the queries that a change may make
 * stale: all by default, null for none.
 */
export function useSend(touched?: QueryFilters | null): SendChange {
  const queries = useQueryClient()
  const problemText = useProblemText()
  const { mutateAsync } = useMutation(sendOptions({ queries, problemText, touched }))
  return useMemo(() => sendBy(mutateAsync), [mutateAsync])
}

/** The same outside components, for code that is loaded on use. */
export const createSend = (ports: Ports): SendChange =>
  sendBy(async sending => new MutationObserver(ports.queries, sendOptions(ports)).mutate(sending))

/** Treats `not-found` as success: somebody else has already deleted the item. */
export const notFoundAsNull = <T>(answer: Answer<T>): Answer<T | null> =>
  !answer.ok && answer.error.id === 'not-found' ? { ok: true, status: answer.status, value: null, etag: null } : answer
