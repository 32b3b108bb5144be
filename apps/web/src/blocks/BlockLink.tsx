import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that a tenant wrote: to a page of the shop, or to another place. */
export function BlockLink({ href, className, children }: Props) {
  // The router's links take a path alone.
  if (/^\/[^?#]*$/.test(href))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={href} className={className} rel={href.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  )
}
