import type { Tenant } from '@kitwright/contract'
import { productTypesIn } from '@kitwright/garment'
import type { Exchange, TenantContext } from '../endpoint/index.ts'
import { eachLanguage, LANGUAGES, type Names } from '@kitwright/words'
import { DEFAULT_COLOUR, parseSettings } from './settings.ts'

type Settings = Tenant['settings']

/** Features that this deployment offers every tenant. */
export interface DeploymentFeatures {
  readonly googleClientId: string | undefined
  /** Returns the designs to begin with. Provided by the module that stores them. */
  readonly listTemplates: (
    exchange: Pick<Exchange<'GET /whoami'>, 'tenant' | 'now' | 'run'>,
  ) => Promise<Tenant['templates']>
}

/** Returns a page's title in each language: a missing one falls back to another, or to the slug. */
function titleOf(slug: string, title: Readonly<Partial<Names>>): Names {
  const found = LANGUAGES.map(language => title[language]?.trim()).find(text => text)
  return eachLanguage(language => title[language]?.trim() || (found ?? slug))
}

/**
 * Presents what anyone may know about a tenant. Product types keep the specification's order; unknown ones are left
 * out.
 */
export function presentTenant(
  { name, slug, productTypes, settings }: TenantContext,
  { googleClientId }: Pick<DeploymentFeatures, 'googleClientId'>,
  templates: Tenant['templates'],
): Tenant {
  const {
    colour = DEFAULT_COLOUR,
    teamColours = [],
    colourCard,
    logo,
    contact,
    timeZone,
    ownPages,
    theme,
    hasOwnHome,
    payment: { rielPerDollar },
  } = parseSettings(settings)
  const shown: Settings = {
    homepage: {
      theme: { palette: { color: colour }, ...(theme && { name: theme }) },
      ...(hasOwnHome && { isOwn: true }),
    },
    ...(contact && { contact }),
    timeZone,
    ...(rielPerDollar !== null && { rielPerDollar }),
    ...(teamColours.length > 0 && { teamColours }),
    ...(colourCard !== undefined && { colourCard }),
    ...(googleClientId !== undefined && { googleClientId }),
  }
  return {
    name,
    slug,
    logo: logo ?? null,
    productTypes: productTypesIn(productTypes),
    templates,
    ...(ownPages && { ownPages: ownPages.map(({ slug, title }) => ({ slug, title: titleOf(slug, title) })) }),
    settings: shown,
  }
}
