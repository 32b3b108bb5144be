import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface Props extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  readonly ref?: Ref<HTMLAnchorElement>
}
const Anchor = (props: Props) => <Button component="a" {...props} />

/** A link that looks like a button. Its path, params and search are type-checked as a link's are. */
export const ButtonLink = createLink(Anchor)
