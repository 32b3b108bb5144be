import { parsePhone } from '@kitwright/measure'
import type { ReactNode } from 'react'

interface Props {
  readonly phone: string
  readonly className?: string
  /** The displayed text; by default the number as it was written. */
  readonly children?: ReactNode
}

/** A telephone number that dials on a tap; plain text if it is not a valid number. */
export function PhoneLink({ phone, className, children = phone }: Props) {
  const dialled = parsePhone(phone)
  if (!dialled) return <span className={className}>{children}</span>
  return (
    <a className={className} href={`tel:${dialled}`}>
      {children}
    </a>
  )
}
