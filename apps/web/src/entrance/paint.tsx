import { parseLanguage, type Language, type Namespace } from '@kitwright/words'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import i18next from 'i18next'
import { renderToReadableStream } from 'react-dom/server'
import { Root } from './Root.tsx'
import type { Painted } from './painted.ts'
import { createQueries } from './queries.ts'
import type { RouterContext } from './rootRoute.ts'
import { type AppRouter, createAppRouter } from './router.tsx'
import { startWords } from './words.ts'
import { createSession, usePreferences, type Session } from '../session/index.ts'

/** Runs in the server: a public page as markup, which the browser shows before any script has come. */

interface Drawn {
  readonly module: string
  readonly words: readonly Namespace[]
}
/** What is around every page. */
const FRAME = 'src/entrance/main.tsx'
const wordsModule = (language: Language, name: Namespace): string => `../../packages/words/src/${language}/${name}.ts`
const pagesOf = (paths: readonly string[], drawn: Drawn) => Object.fromEntries(paths.map(path => [path, drawn]))

/** The pages that are painted, each with the module that draws it and its words. The others need the visitor's own browser. */
const PAGES: Readonly<Record<string, Drawn>> = {
  '/': { module: 'src/shop/home/HomePage.tsx', words: ['shop', 'starts'] },
  '/products': { module: 'src/shop/products/ProductsPage.tsx', words: ['shop'] },
  '/pricing': { module: 'src/shop/pricing/PricingPage.tsx', words: ['shop'] },
  '/sizes': { module: 'src/shop/sizes/SizesPage.tsx', words: ['sizes'] },
  '/store': { module: 'src/shop/store/StorePage.tsx', words: ['starts'] },
  '/quickstart': { module: 'src/shop/quick/QuickStartPage.tsx', words: ['shop'] },
  ...pagesOf(['/about', '/careers'], { module: 'src/shop/pages/StoryPage.tsx', words: ['pages'] }),
  ...pagesOf(['/privacy', '/terms'], { module: 'src/shop/pages/TextPage.tsx', words: ['pages'] }),
  '/contact': { module: 'src/shop/pages/ContactPage.tsx', words: ['pages'] },
  '/auth/signin': { module: 'src/account/auth/SignInPage.tsx', words: ['account'] },
  '/auth/signup': { module: 'src/account/auth/SignUpPage.tsx', words: ['account'] },
}

export interface PaintWanted {
  readonly path: string
  readonly language: string
  /** Asks this shop's own API, as a visitor. */
  readonly send: (url: string, init?: RequestInit) => Promise<Response>
}
export interface Painting extends Pick<Painted, 'language' | 'answers' | 'words'> {
  readonly markup: string
  /** What the head must name for the markup's pictures to come early. */
  readonly preloads: string
  /** The modules that draw the page, as the build's manifest names them. */
  readonly modules: readonly string[]
}

/** Whether anything is at an address: the routes themselves say so. What a shop does not sell they learn later. */
export const isPage = (path: string): boolean => {
  routes ??= createAppRouter({} as RouterContext, createMemoryHistory())
  const [, params, found] = routes.getMatchedRoutes(path)
  // A route that holds others is found for what none of them answers, too.
  return found !== undefined && (found.path === '/' || params['**'] === undefined)
}
let routes: AppRouter | undefined

export const isPainted = (path: string): boolean => Object.hasOwn(PAGES, path)

/** An answer, what that asks for, and one more. */
const MOST_ROUNDS = 3

let turn: Promise<unknown> = Promise.resolve()

/** Paints a page, one at a time: the words and the preferences are one to all that is drawn. */
export async function paint(wanted: PaintWanted): Promise<Painting> {
  const mine = turn.then(async () => paintNow(wanted))
  turn = mine.catch(() => null)
  return mine
}

async function paintNow({ path, language: wish, send }: PaintWanted): Promise<Painting> {
  const language = parseLanguage(wish)
  await speak(language)
  const session = createVisitor(send, language)
  const answer = await session.api('GET /whoami', {})
  if (!answer.ok) throw new Error(`the shop does not say who it is: ${answer.error.id}`)
  const tenant = answer.value
  const queries = createQueries()
  const draw = async (): Promise<string> => {
    const history = createMemoryHistory({ initialEntries: [path] })
    const router = createAppRouter({ session, tenant }, history)
    await router.load()
    return render(<Root session={session} tenant={tenant} router={router} queries={queries} />)
  }
  // Drawn to learn what it asks for, and again with the answers, which may make it ask for more.
  let markup = await draw()
  for (let round = 1; round <= MOST_ROUNDS && (await answerNew(queries)); round++) markup = await draw()
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  queries.clear()
  const { module, words } = PAGES[path]!
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(markup) ?? []
  return {
    markup: hold(markup.slice(preloads.length)),
    preloads,
    language,
    answers,
    words,
    modules: [FRAME, module, ...['common' as const, ...words].map(name => wordsModule(language, name))],
  }
}

async function speak(language: Language): Promise<void> {
  // What a store was made with is what it is drawn with outside a browser.
  Object.assign(usePreferences.getInitialState(), { language })
  usePreferences.setState({ language })
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startWords()
}

const createVisitor = (send: PaintWanted['send'], language: Language): Session =>
  createSession({
    fetch: async (input, init) => send(input as string, init),
    cookies: () => '',
    languageTag: () => (language === 'kh' ? 'km' : 'en'),
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    nowSeconds: () => Date.now() / 1000,
    alone: work => work(),
    onStorage: () => {},
  })

async function render(page: React.ReactNode): Promise<string> {
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

const A_CALL = /^[A-Z]+ \//

/** Answers the calls that have not been made before; tells whether there was any. What else a page loads is its browser's: here it would be tried for seconds. */
async function answerNew(queries: QueryClient): Promise<boolean> {
  const asked = queries.getQueryCache().findAll({
    predicate: ({ state, queryKey }) => state.status === 'pending' && A_CALL.test(String(queryKey[0])),
  })
  await Promise.allSettled(asked.map(async query => query.fetch()))
  return asked.length > 0
}

/**
 * Nothing can be typed before there is a script to keep it. Pictures that are drawn over an outline would not show before a script
 * either: they leave the line to what does.
 */
const hold = (markup: string): string =>
  markup
    .replace(/<(input|textarea)(?=[ />])/g, '<$1 readonly data-held')
    .replace(/<img (?=[^>]*data-waiting)([^>]*?)\bsrc=/g, '<img $1data-held-src=')
