import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import css from './BackLink.module.css'

/** Link from an item back to its list. */
export function BackLink({ children, ...props }: LinkProps) {
  return (
    <Link {...props} activeOptions={{ exact: true }} className={css.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children as string}
    </Link>
  )
}
