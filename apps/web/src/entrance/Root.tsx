import { StrictMode, useEffect, type ComponentProps } from 'react'
import { App } from './App.tsx'

/** Fields of a painted page are held until the page listens. */
function releaseFields(): void {
  for (const field of document.querySelectorAll('[data-held]')) {
    field.removeAttribute('readonly')
    field.removeAttribute('data-held')
  }
}

/** All that is shown, here and where the server paints it. */
export function Root(props: ComponentProps<typeof App>) {
  useEffect(releaseFields, [])
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  )
}
