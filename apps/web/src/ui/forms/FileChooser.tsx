import { FileButton } from '@mantine/core'
import { useRef, type ReactNode } from 'react'

interface Props {
  readonly accept: string
  readonly onChoose: (file: File) => void
  readonly children: (props: { readonly onClick: () => void }) => ReactNode
}

/** A button that asks for a file. */
export function FileChooser({ accept, onChoose, children }: Props) {
  const reset = useRef<() => void>(null)
  const choose = (file: File | null): void => {
    // A browser fires no event when the same file is chosen again, whether it was corrected under the same name or is
    // needed once more.
    reset.current?.()
    if (file) onChoose(file)
  }
  return (
    <FileButton resetRef={reset} accept={accept} onChange={choose}>
      {({ onClick }) => children({ onClick })}
    </FileButton>
  )
}
