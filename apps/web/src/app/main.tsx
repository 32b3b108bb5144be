import type { Tenant } from '@kitwright/contract'
import { isThemeName, type Hydration } from '@kitwright/pages'
import { languageFacts } from '@kitwright/words'
import { startTransition } from 'react'
import { startOffline } from './serviceWorker/startOffline.ts'
import { readHydration } from './hydration.ts'
import { followTheme } from './followTheme.ts'
import { createQueries } from './queryClient.ts'
import { roots } from './reactDom.ts'
import { Root } from './Root.tsx'
import { createAppRouter } from './router/router.tsx'
import { start } from './start/startApp.ts'
import { startDrafts } from './start/startDrafts.ts'
import { StartFailure } from './start/StartFailure.tsx'
import { StartWaiting } from './start/StartWaiting.tsx'
import { startWords } from './start/startWords.ts'
import { retryFailedLoads } from '../ui/index.ts'
import { warmStudio } from '../studio/index.ts'
import { browserPorts, createSession, onSlowCalls, usePreferences, type Session } from '../session/index.ts'

/**
 * Returns what the server rendered for this address in this visitor's language; null for another page, which is
 * replaced.
 */
function renderedHere(): Hydration | null {
  const rendered = readHydration()
  const { language } = usePreferences.getState()
  const isOurs = rendered?.language === language && rendered.address === location.pathname + location.search
  return isOurs ? rendered : null
}

/** Mounts the app, or hydrates the markup that the server rendered. */
async function show(session: Session, tenant: Tenant, rendered: Hydration | null): Promise<void> {
  const element = document.getElementById('root')!
  const { name } = tenant.settings.homepage.theme
  const queries = createQueries()
  for (const [key, value] of rendered?.answers ?? []) queries.setQueryData(key, value)
  const router = createAppRouter({ session, tenant })
  followTheme(router, isThemeName(name) ? name : null)
  startOffline(router, queries)
  let account = session.accountId()
  session.state.subscribe(() => {
    if (session.accountId() === account) return
    account = session.accountId()
    // No visitor sees the previous person's data; the guard decides where they may stay.
    void queries.resetQueries()
    void router.invalidate()
  })
  const root = <Root session={session} tenant={tenant} router={router} queries={queries} />
  if (!rendered) {
    roots.create(element).render(root)
    return
  }
  // The router renders the same as on the server, without waiting between its frames.
  router.ssr = { manifest: undefined }
  await router.load()
  startTransition(() => void roots.hydrate(element, root))
}

/** Longest wait for a font; late ones swap in. */
const FONT_WAIT_MS = 700

/** Resolves when the fonts of the first screen have loaded, or after a short wait. Never fails. */
async function loadScreenFonts(): Promise<void> {
  const { language } = usePreferences.getState()
  const loading = languageFacts(language).faces.map(([font, sample]) => document.fonts.load(font, sample))
  const late = new Promise(resolve => setTimeout(resolve, FONT_WAIT_MS))
  await Promise.race([Promise.allSettled(loading), late])
}

/**
 * Reports that the shop takes long to answer while the app is not loaded. Returns a function that removes the message.
 */
function tellSlowStart(isRendered: boolean): () => void {
  let remove = (): void => {}
  const stop = onSlowCalls(() => {
    stop()
    const element = document.body.appendChild(document.createElement('div'))
    const root = roots.create(element)
    root.render(<StartWaiting isRendered={isRendered} />)
    remove = () => {
      root.unmount()
      element.remove()
    }
  })
  return () => {
    stop()
    remove()
  }
}

/** Few visitors change the language: what waits for that loads then, and one whose connection fails now does not wait. */
const awaitHydration = async (): Promise<void> =>
  import('./whenHydrated.ts')
    .then(async ({ whenHydrated }) => whenHydrated(document.getElementById('root')!))
    .catch(() => undefined)

/** The composition root: creates the session, requests the tenant, then shows the app. */
async function main(): Promise<void> {
  const rendered = renderedHere()
  addEventListener('online', retryFailedLoads)
  const session = createSession(browserPorts())
  addEventListener('online', () => {
    if (session.state.getState().isUnreachable) void session.resume()
  })
  startDrafts(session)
  warmStudio(location.pathname)
  const fonts = rendered ? null : loadScreenFonts()
  const endTelling = tellSlowStart(rendered !== null)
  const [started] = await Promise.all([start(session), startWords(rendered?.words, awaitHydration), fonts])
  endTelling()
  if (started.ok) await show(session, started.tenant, rendered)
  else roots.create(document.getElementById('root')!).render(<StartFailure {...started} />)
}

void main()
