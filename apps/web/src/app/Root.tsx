import { StrictMode, useEffect, type ComponentProps } from 'react'
import { App } from './App.tsx'
import { replayEarlyClick } from './replayEarlyClick.ts'
import { releaseFields } from './hydration.ts'

/** All that is shown, here and where the server renders it. */
export function Root(props: ComponentProps<typeof App>) {
  useEffect(() => {
    releaseFields()
    replayEarlyClick()
  }, [])
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  )
}
