import { StrictMode, useEffect, type ComponentProps } from 'react'
import { App } from './App.tsx'
import { pressAgain } from './earlyPress.ts'
import { releaseFields } from './hydration.ts'

/** All that is shown, here and where the server renders it. */
export function Root(props: ComponentProps<typeof App>) {
  useEffect(() => {
    releaseFields()
    pressAgain()
  }, [])
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  )
}
