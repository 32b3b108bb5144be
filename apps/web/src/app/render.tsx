import { findPage, type PageRenderer, type RenderedPage, type RenderRequest } from '@kitwright/pages'
import { languageTag, textModule, type Language, type Namespace } from '@kitwright/words'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { createQueries } from './queryClient.ts'
import { Root } from './Root.tsx'
import { createAppRouter } from './router/router.tsx'
import { startWords } from './start/startWords.ts'
import { textStore } from '../texts/index.ts'
import { createSession, usePreferences, type Session } from '../session/index.ts'

/**
 * Server rendering: returns a public page as markup, which the browser shows before any script has loaded. Built as a
 * separate bundle.
 */

/** Module of the frame around every page. */
const FRAME = 'src/app/main.tsx'
const wordsModule = (language: Language, name: Namespace): string => `../../${textModule(language, name)}`

let turn: Promise<unknown> = Promise.resolve()

/** Renders one page at a time, because all renders share the texts and the preferences. */
export const render: PageRenderer['render'] = async request => {
  const mine = turn.then(async () => renderNow(request))
  turn = mine.catch(() => null)
  return mine
}

async function renderNow({ path, language, ask }: RenderRequest): Promise<RenderedPage> {
  const ssr = findPage(path)?.page.ssr
  if (!ssr) throw new Error(`${path} is not rendered in the server`)
  await speak(language)
  const session = createVisitor(ask, language)
  const answer = await session.api('GET /whoami', {})
  if (!answer.ok) throw new Error(`the shop does not say who it is: ${answer.error.id}`)
  const tenant = answer.value
  const queries = createQueries()
  // A failed call does not delay a page: the browser retries it.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ session, tenant }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const markup = await draw(<Root session={session} tenant={tenant} router={router} queries={queries} />)
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  queries.clear()
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(markup) ?? []
  return {
    markup: hold(markup.slice(preloads.length)),
    preloads,
    language,
    answers,
    words: ssr.words,
    modules: [
      FRAME,
      `src/${ssr.module}`,
      ...['common' as const, ...ssr.words].map(name => wordsModule(language, name)),
    ],
  }
}

let started: Promise<void> | undefined

async function speak(language: Language): Promise<void> {
  // Outside a browser, a store renders with its initial state.
  Object.assign(usePreferences.getInitialState(), { language })
  usePreferences.setState({ language })
  started ??= startWords()
  await started
  await textStore.setLanguage(language)
}

const createVisitor = (ask: RenderRequest['ask'], language: Language): Session =>
  createSession({
    async fetch(input, init) {
      const { status, contentType, body } = await ask({
        url: input as string,
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : null,
      })
      return new Response(status === 204 ? null : body, { status, headers: { 'content-type': contentType } })
    },
    cookies: () => '',
    languageTag: () => languageTag(language),
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    nowSeconds: () => Date.now() / 1000,
    withLock: work => work(),
    onStorage: () => {},
  })

/**
 * Calls are answered if the page waits for them (`useCall`). The browser loads everything else, such as a garment's
 * pieces.
 */
async function draw(page: React.ReactNode): Promise<string> {
  let failure: unknown
  // The page is sent whole, without the inline scripts that would move late parts into place: our content security
  // policy blocks them.
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: cause => {
      failure ??= cause
    },
  })
  await stream.allReady
  if (failure) throw failure
  return new Response(stream).text()
}

/** Keeps forms from being sent without a script, with their typed values in the address. Outside a dialog this method sends nothing. */
const hold = (markup: string): string => markup.replace(/<form(?=[ >])/g, '<form method="dialog"')
