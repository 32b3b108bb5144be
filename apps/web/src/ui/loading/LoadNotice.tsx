import { Notice } from '../Notice.tsx'
import { retryFailedLoads } from './loadUntilDone.ts'
import { useHasFailedLoads } from './useFailedLoads.ts'

interface Props {
  readonly text: string
  readonly retryLabel: string
}

/** Says that a part of the page has not arrived and lets people ask for it now; disappears when it has. A failed page says it itself. */
export function LoadNotice({ text, retryLabel }: Props) {
  if (!useHasFailedLoads() || document.querySelector('[data-page-failed]')) return null
  return <Notice text={text} label={retryLabel} onPress={retryFailedLoads} />
}
