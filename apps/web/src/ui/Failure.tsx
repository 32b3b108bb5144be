import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly retryLabel: string
  readonly onRetry: () => void
  /** Another way out. */
  readonly children?: ReactNode
}

/** Something could not be loaded: says so plainly and offers another try. */
export function Failure({ title, text, retryLabel, onRetry, children }: Props) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text}>
        <Button onClick={onRetry}>{retryLabel}</Button>
        {children}
      </EmptyState>
    </div>
  )
}
