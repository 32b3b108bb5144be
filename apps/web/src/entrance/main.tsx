import './mantine.css'
import '../ui/look/fonts.css'
import '../ui/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadScreenFonts } from './fonts.ts'
import { startOffline } from './offline/startOffline.ts'
import { createQueries } from './queries.ts'
import { preloadHome } from '../shop/index.ts'
import { createAppRouter } from './router.tsx'
import { start } from './start.ts'
import { StartFailure } from './StartFailure.tsx'
import { startWords } from './words.ts'
import { browserPorts, createSession } from '../session/index.ts'

/** The composition root: makes the session, asks who the tenant is, then shows the app. */
async function main(): Promise<void> {
  const root = createRoot(document.getElementById('root')!)
  if (location.pathname === '/') preloadHome()
  const session = createSession(browserPorts())
  const [started] = await Promise.all([start(session), startWords(), loadScreenFonts()])
  if (!started.ok) {
    root.render(<StartFailure reason={started.reason} />)
    return
  }
  const queries = createQueries()
  const router = createAppRouter({ session, tenant: started.tenant })
  startOffline(router)
  session.state.subscribe((now, before) => {
    if (now.isSignedIn === before.isSignedIn) return
    // Nobody sees what belonged to the person before; the guard decides where they may stay.
    void queries.resetQueries()
    void router.invalidate()
  })
  root.render(
    <StrictMode>
      <App session={session} tenant={started.tenant} router={router} queries={queries} />
    </StrictMode>,
  )
}

void main()
