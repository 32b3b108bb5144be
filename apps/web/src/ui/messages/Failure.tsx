import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly retryLabel: string
  readonly onRetry: () => void
  /** Whether it is the whole page, so that its title is the page's. */
  readonly isPage?: boolean
  /** Another action for the user. */
  readonly children?: ReactNode
}

/** A plain message that something could not be loaded, with a retry button. */
export function Failure({ title, text, retryLabel, onRetry, isPage, children }: Props) {
  return (
    <div role="alert">
      <EmptyState isPage={isPage} title={title} text={text}>
        <Button onClick={onRetry}>{retryLabel}</Button>
        {children}
      </EmptyState>
    </div>
  )
}
