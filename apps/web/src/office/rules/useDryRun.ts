import type { Response_, RuleContent } from '@kitwright/contract'
import { useEffect, useRef, useState } from 'react'
import { useApi, useProblemText } from '../../session/index.ts'

export type DryRunResult = Response_<'POST /api/office/rules/dry-run'>
type State =
  | { readonly kind: 'idle' | 'running' | 'canceled' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'found'; readonly found: DryRunResult }

/** Asks the server, which stops looking when nobody waits any more. */
export function useDryRun(content: RuleContent) {
  const api = useApi()
  const problemText = useProblemText()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running' })
    const answer = await api('POST /api/office/rules/dry-run', { body: { content }, signal: controller.signal })
    if (controller.signal.aborted) return
    setState(answer.ok ? { kind: 'found', found: answer.value } : { kind: 'failed', text: problemText(answer.error) })
  }
  const cancel = (): void => {
    running.current?.abort()
    setState({ kind: 'canceled' })
  }
  return { state, run, cancel }
}
