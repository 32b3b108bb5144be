import letteringUrl from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import type { Tenant } from '@kitwright/contract'
import { isThemeName } from '@kitwright/pages'
import type { Session } from '../../session/index.ts'

export type StartFailureReason = 'unknown-shop' | 'suspended' | 'unreachable'

/** Error ids of the server that say more than that it could not be reached. */
const REASONS: Readonly<Record<string, StartFailureReason>> = {
  'unknown-host': 'unknown-shop',
  'shop-suspended': 'suspended',
}

export type StartResult =
  | { readonly ok: true; readonly tenant: Tenant }
  | {
      readonly ok: false
      readonly reason: StartFailureReason
      /** The server's sentence, with the words of the operator where there are some. */
      readonly message: string
    }

/** Registers the `Serie A` family from a free lettering face. It loads on first use and never delays the start. */
function registerLettering(): void {
  try {
    document.fonts.add(new FontFace('Serie A', `url(${letteringUrl})`, { weight: '400 700' }))
  } catch (cause) {
    console.warn('the Serie A lettering could not be registered', cause)
  }
}

/** The tenant in another theme, if the address asks for one: the office shows it so before the tenant changes it. */
function previewed(tenant: Tenant): Tenant {
  const theme = new URLSearchParams(location.search).get('theme')
  if (!isThemeName(theme)) return tenant
  const { settings } = tenant
  const { homepage } = settings
  return { ...tenant, settings: { ...settings, homepage: { ...homepage, theme: { ...homepage.theme, name: theme } } } }
}

/** The icon comes after the page: its code loads by itself, and without it the tab has the plain icon. */
function drawFavicon({ name, settings }: Tenant): void {
  import('./favicon.ts')
    .then(({ startFavicon }) => startFavicon(name, settings.homepage.theme.palette.color))
    .catch(() => undefined)
}

/** Loads the tenant first (title, icon, fonts), then identifies the visitor. */
export async function start(session: Session): Promise<StartResult> {
  const answer = await session.api('GET /whoami', {})
  if (!answer.ok) {
    const { id, message } = answer.error
    return { ok: false, reason: REASONS[id] ?? 'unreachable', message }
  }
  const tenant = previewed(answer.value)
  document.title = tenant.name
  drawFavicon(tenant)
  registerLettering()
  await session.resume()
  return { ok: true, tenant }
}
