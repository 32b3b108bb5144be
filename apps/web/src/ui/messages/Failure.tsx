import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly retryLabel: string
  readonly onRetry: () => void
  /** It is the whole page: its title is the page's. */
  readonly isPage?: boolean
  /** Another way out. */
  readonly children?: ReactNode
}

/** Something could not be loaded: says so plainly and offers another try. */
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
