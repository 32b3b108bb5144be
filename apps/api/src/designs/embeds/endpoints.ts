import { EMBED_FRAMES } from '@kitwright/contract'
import { type DesignDocument, designColours, designInKit, type KitRole } from '@kitwright/design'
import { type Language, LANGUAGES, loadTexts } from '@kitwright/words'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { documentInKit } from '../pictures/documentInKit.ts'
import type { GetPicture } from '../pictures/designPictures.ts'
import type { PictureSettings } from '../pictures/pictureSettings.ts'
import { findShared } from '../previews/shareDesign.ts'
import { readStored } from '../storage/readDocument.ts'

export type EmbedRoutes = 'GET /api/embeds/{token}' | 'GET /api/embeds/{token}/frames/{frame}'

/** Another origin's page may read the answer. It is asked for without cookies, and is the same for everyone. */
const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
/** The owner can close the link: pages notice it within minutes, and pictures that are already shown within an hour. */
const SOON = 'public, max-age=120'
const AN_HOUR = 'public, max-age=3600'

const FRAME: Omit<PictureSettings, 'view'> = { widthPx: 480, heightPx: 600, ground: null, format: 'webp', quality: 76 }
/** Colours that a kit's button can show. */
const MAX_COLOURS = 3

type EmbedTexts = Awaited<ReturnType<typeof textsIn>>
async function textsIn(language: Language) {
  const { turn, kits, yours, closed, ...names } = await loadTexts(language, 'embed')
  return { texts: { turn, kits, yours, closed }, names }
}
const TEXTS: ReadonlyMap<Language, EmbedTexts> = new Map(
  await Promise.all(LANGUAGES.map(async language => [language, await textsIn(language)] as const)),
)

function kitsOf(document: DesignDocument, { names }: EmbedTexts) {
  const roles: (KitRole | null)[] = [null, ...document.kits.map(({ role }) => role)]
  return roles.map(role => {
    const worn = designInKit(document, role)
    const club = worn.clubColours.map(({ colour }) => colour)
    const colours = (club.length > 0 ? club : designColours(worn)).slice(0, MAX_COLOURS)
    return { kit: role ?? ('home' as const), name: names[`kit_${role ?? 'home'}`], colours: [...colours] }
  })
}

/** Creates the endpoints of designs on clubs' own pages. Only an open share link shows its design. */
export function createEmbedEndpoints(getPicture: GetPicture): Endpoints<EmbedRoutes> {
  return {
    'GET /api/embeds/{token}': async ({ tenant, params, query, run }) => {
      const found = await run(async trx => findShared(trx, params.token))
      const words = TEXTS.get(query.language)!
      const value = {
        state: found ? ('shown' as const) : ('closed' as const),
        name: found?.name ?? '',
        shop: tenant.name,
        revision: found?.revision ?? 0,
        frames: EMBED_FRAMES,
        kits: found ? kitsOf(readStored(found.document), words) : [],
        texts: words.texts,
      }
      return { value, headers: { ...FOR_ALL, 'cache-control': SOON } }
    },
    'GET /api/embeds/{token}/frames/{frame}': async ({ tenant, params, query, run, signal }) => {
      const found = await run(async trx => findShared(trx, params.token))
      if (!found) throw new ProblemError('not-found')
      const { bytes, mime, etag } = await getPicture({
        tenantId: tenant.id,
        accountId: found.account_id,
        ...documentInKit(found, query.kit),
        settings: { ...FRAME, view: `turn${params.frame}` },
        signal,
      })
      return { value: { bytes, mime, cacheControl: AN_HOUR }, etag, headers: FOR_ALL }
    },
  }
}
