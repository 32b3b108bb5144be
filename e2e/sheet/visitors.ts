import { devices, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test'
import type { Language } from '@kitwright/words'
import { newcomer, signIn, type TokenPair } from './makeShop.ts'
import type { Group } from './pageShots.ts'

const SIZES = {
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
} as const
export type Size = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[]

async function tokensOf(request: APIRequestContext, who: Group['who']): Promise<Record<string, TokenPair>> {
  if (who === 'customer') return { 'kitwright.auth': await signIn(request, 'customer@angkor.example') }
  if (who === 'newcomer') return { 'kitwright.auth': await newcomer(request) }
  if (who === 'admin') return { 'kitwright.office': await signIn(request, 'admin@angkor.example', 'office') }
  return {}
}

interface VisitorInput {
  readonly who: Group['who']
  readonly lang: Language
  readonly size: Size
  readonly baseURL: string
}

const COOKIE = { name: 'lang', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const

/** Opens a browser context in the language, signed in if the visitor has an account. */
export async function welcome(
  browser: Browser,
  request: APIRequestContext,
  { who, lang, size, baseURL }: VisitorInput,
): Promise<BrowserContext> {
  const kept = { lang, ...(await tokensOf(request, who)) }
  const localStorage = Object.entries(kept).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const { defaultBrowserType: _, ...look } = SIZES[size]
  return browser.newContext({
    ...look,
    baseURL,
    reducedMotion: 'reduce',
    // The server renders pages in the cookie's language.
    storageState: {
      cookies: [{ ...COOKIE, value: lang, domain: new URL(baseURL).hostname }],
      origins: [{ origin: baseURL, localStorage }],
    },
  })
}
