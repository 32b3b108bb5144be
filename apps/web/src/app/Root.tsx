import { StrictMode, useEffect, type ComponentProps } from 'react'
import { App } from './App.tsx'
import { replayEarlyClick } from './replayEarlyClick.ts'
import { releaseFields } from './hydration.ts'

/** The whole app, in the browser and on the server. */
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
