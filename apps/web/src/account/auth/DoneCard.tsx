import { Stack } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { AuthCard } from './AuthCard.tsx'

interface Props {
  readonly title: string
  readonly text: string
  /** Next steps. */
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/**
 * Shows the outcome in place of a form that has gone through or cannot. It is read out, since the focus moves to its
 * title.
 */
export function DoneCard({ children, ...rest }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <AuthCard titleRef={title} {...rest}>
      <Stack gap="sm">{children}</Stack>
    </AuthCard>
  )
}
