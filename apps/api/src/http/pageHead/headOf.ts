import { findPage } from '@kitwright/pages'
import type { Language } from '@kitwright/words'
import type { Database } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { DEFAULT_COLOUR, parseSettings } from '../../tenants/index.ts'
import { iconVersion } from './icons.ts'
import { languageInAddress } from './language.ts'
import type { Head } from './renderHead.ts'
import type { ThemeSheets } from './themeSheets.ts'
import { findSubject } from './pageSubject.ts'

export interface Brand {
  readonly id: string
  readonly name: string
  readonly colour: string
}

export const brandOf = ({ id, name, settings }: TenantContext): Brand => ({
  id,
  name,
  colour: parseSettings(settings).colour ?? DEFAULT_COLOUR,
})

interface HeadRequest {
  /** Includes the query. */
  readonly address: string
  readonly origin: string
  readonly tenant: TenantContext
  /** Without query, decoded. */
  readonly path: string
  readonly language: Language
  readonly themeSheets: ThemeSheets
}

/** Returns the content of a page's head. */
export async function headOf(
  database: Database,
  { address, origin, tenant, path, language, themeSheets }: HeadRequest,
): Promise<Head> {
  const brand = brandOf(tenant)
  const { theme } = parseSettings(tenant.settings)
  // The office looks alike in every shop.
  const isThemed = theme !== undefined && theme !== null && findPage(path)?.page.session !== 'staff'
  return {
    shop: tenant.name,
    colour: brand.colour,
    language,
    origin,
    path,
    isLanguageNamed: languageInAddress(address) !== null,
    iconVersion: iconVersion(brand),
    theme: isThemed ? { name: theme, sheet: themeSheets(theme) } : null,
    subject: await findSubject(database, { tenant, language, origin, path }),
  }
}
