import { StrictMode, useEffect, type ComponentProps } from 'react'
import { App } from './App.tsx'
import { replayEarlyClick } from './replayEarlyClick.ts'

/** Replays fields before presses: a button sends what was typed. Code for fields is loaded for pages that have some. */
async function replayEarly(): Promise<void> {
  if (document.querySelector('input, textarea, select'))
    await import('./replayEarlyInput.ts').then(
      ({ replayEarlyInput }) => replayEarlyInput(),
      () => undefined,
    )
  replayEarlyClick()
}

/** The whole app, in the browser and on the server. */
export function Root(props: ComponentProps<typeof App>) {
  useEffect(() => void replayEarly(), [])
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  )
}
