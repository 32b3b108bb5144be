import { schemas } from '@kitwright/contract'
import type { Tenant } from '@kitwright/contract'
import { PRODUCT_TYPES } from '@kitwright/garment'
import type { TenantContext } from '../endpoint/index.ts'
import { DEFAULT_COLOUR, parseSettings } from './settings.ts'

type Settings = Tenant['settings']

/** What this deployment offers every tenant. */
export interface Offered {
  readonly googleClientId: string | undefined
}

/** What anyone may know of a tenant. Product types keep the specification's order, unknown ones are left out. */
export function presentTenant(
  { name, slug, productTypes, settings }: TenantContext,
  { googleClientId }: Offered,
): Tenant {
  const { colour = DEFAULT_COLOUR, logo = null, contact, templates = [] } = parseSettings(settings)
  const shown: Settings = {
    homepage: { theme: { palette: { color: colour } } },
    ...(contact && { contact }),
    ...(googleClientId !== undefined && { googleClientId }),
  }
  return {
    name,
    slug,
    logo,
    productTypes: PRODUCT_TYPES.filter(type => productTypes.includes(type)),
    templates: templates.filter(({ type }) => schemas.productType.safeParse(type).success),
    settings: shown,
  }
}
