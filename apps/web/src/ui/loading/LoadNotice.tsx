import { Notice } from '../messages/Notice.tsx'
import css from './LoadNotice.module.css'
import { retryFailedLoads } from './loadUntilDone.ts'
import { useHasFailedLoads } from './useFailedLoads.ts'

interface Props {
  readonly text: string
  readonly retryLabel: string
}

/**
 * Reports that a part of the page has not loaded and offers to retry now. Disappears once it has loaded. A failed page
 * reports itself.
 */
export function LoadNotice({ text, retryLabel }: Props) {
  if (!useHasFailedLoads()) return null
  return (
    <div className={css.part}>
      <Notice text={text} label={retryLabel} onPress={retryFailedLoads} />
    </div>
  )
}
