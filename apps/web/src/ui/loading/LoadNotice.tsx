import { Button } from '@mantine/core'
import css from './LoadNotice.module.css'
import { retryFailedLoads } from './loadUntilDone.ts'
import { useHasFailedLoads } from './useFailedLoads.ts'

interface Props {
  readonly text: string
  readonly retryLabel: string
}

/** Says that a part of the page has not arrived and lets people ask for it now; disappears when it has. */
export function LoadNotice({ text, retryLabel }: Props) {
  if (!useHasFailedLoads()) return null
  return (
    <div className={css.notice} role="alert">
      <p>{text}</p>
      <Button size="sm" onClick={retryFailedLoads}>
        {retryLabel}
      </Button>
    </div>
  )
}
