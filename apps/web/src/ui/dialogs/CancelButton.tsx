import { Button } from '@mantine/core'
import { createContext, use, type ReactNode } from 'react'

/** Returns whether the dialog around it must stay open, and says why. */
export const HeldContext = createContext<() => boolean>(() => false)

interface Props {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** The button that closes a dialog without its change. While that is being sent, it does what Esc does: it says so. */
export function CancelButton({ onClick, children }: Props) {
  const isHeld = use(HeldContext)
  return (
    <Button
      variant="default"
      onClick={() => {
        if (!isHeld()) onClick()
      }}
    >
      {children}
    </Button>
  )
}
