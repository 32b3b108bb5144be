import { Stack } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { AuthCard } from './AuthCard.tsx'

interface Props {
  readonly title: string
  readonly text: string
  /** What to do next. */
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** What takes a form's place when it has gone through, or cannot: it is read out, since the focus goes to its title. */
export function DoneCard({ children, ...rest }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <AuthCard titleRef={title} {...rest}>
      <Stack gap="sm">{children}</Stack>
    </AuthCard>
  )
}
