import { Notice } from '../messages/Notice.tsx'
import css from './LoadNotice.module.css'
import { retryFailedLoads } from './loadUntilDone.ts'
import { useHasFailedLoads } from './useFailedLoads.ts'

interface Props {
  readonly text: string
  readonly retryLabel: string
}

/** Says that a part of the page has not arrived and lets people ask for it now; disappears when it has. A failed page says it itself. */
export function LoadNotice({ text, retryLabel }: Props) {
  if (!useHasFailedLoads()) return null
  return (
    <div className={css.part}>
      <Notice text={text} label={retryLabel} onPress={retryFailedLoads} />
    </div>
  )
}
