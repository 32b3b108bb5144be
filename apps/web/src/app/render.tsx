import { pageRows, type Page, type PageRenderer, type RenderedPage, type RenderRequest } from '@kitwright/pages'
import { languageTag, textModule, type Language, type Namespace } from '@kitwright/words'
import { createMemoryHistory } from '@tanstack/react-router'
import i18next from 'i18next'
import { renderToReadableStream } from 'react-dom/server'
import { createQueries } from './queryClient.ts'
import { Root } from './Root.tsx'
import { createAppRouter } from './router/router.tsx'
import { startWords } from './start/startWords.ts'
import { createSession, usePreferences, type Session } from '../session/index.ts'

/** Server rendering: a public page as markup, which the browser shows before any script has come. A bundle of its own. */

/** Module of the frame around every page. */
const FRAME = 'src/app/main.tsx'
const wordsModule = (language: Language, name: Namespace): string => `../../${textModule(language, name)}`

let turn: Promise<unknown> = Promise.resolve()

/** Renders one page at a time: the words and the preferences are one to all that is drawn. */
export const render: PageRenderer['render'] = async request => {
  const mine = turn.then(async () => renderNow(request))
  turn = mine.catch(() => null)
  return mine
}

async function renderNow({ path, language, ask }: RenderRequest): Promise<RenderedPage> {
  const ssr = pageRows.map(([, page]): Page => page).find(page => page.path === path)?.ssr
  if (!ssr) throw new Error(`${path} is not rendered in the server`)
  await speak(language)
  const session = createVisitor(ask, language)
  const answer = await session.api('GET /whoami', {})
  if (!answer.ok) throw new Error(`the shop does not say who it is: ${answer.error.id}`)
  const tenant = answer.value
  const queries = createQueries()
  // A page is not held up by a call that failed: the browser tries it again.
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

async function speak(language: Language): Promise<void> {
  // Outside a browser, a store renders with its initial state.
  Object.assign(usePreferences.getInitialState(), { language })
  usePreferences.setState({ language })
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startWords()
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

/** Calls are answered where the page waits for them (`useCall`). What else it loads, such as a garment's pieces, is its browser's. */
async function draw(page: React.ReactNode): Promise<string> {
  let failure: unknown
  // Whole, without the inline scripts that would put late parts in their places: the policy of our pages runs none.
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

/**
 * Nothing can be typed before there is a script to keep it. Pictures that are drawn over an outline would not show before a script
 * either: they leave the line to what does.
 */
const hold = (markup: string): string =>
  markup
    .replace(/<(input|textarea)(?=[ />])/g, '<$1 readonly data-held')
    .replace(/<img [^<>]*>/g, picture =>
      picture.includes('data-waiting') ? picture.replace(/\bsrc=/, 'data-held-src=') : picture,
    )
