import type { account } from './en/account.ts'
import type { arrange } from './en/arrange.ts'
import type { checkout } from './en/checkout.ts'
import type { colours } from './en/colours.ts'
import type { common } from './en/common.ts'
import type { fonts } from './en/fonts.ts'
import type { images } from './en/images.ts'
import type { lettering } from './en/lettering.ts'
import type { mail } from './en/mail.ts'
import type { office } from './en/office.ts'
import type { order } from './en/order.ts'
import type { pages } from './en/pages.ts'
import type { patterns } from './en/patterns.ts'
import type { players } from './en/players.ts'
import type { revisions } from './en/revisions.ts'
import type { roster } from './en/roster.ts'
import type { shop } from './en/shop.ts'
import type { shots } from './en/shots.ts'
import type { sizes } from './en/sizes.ts'
import type { starts } from './en/starts.ts'
import type { studio } from './en/studio.ts'

/** Every text of the screens; English decides the keys and the Khmer files must have the same. */
export interface Texts {
  readonly common: typeof common
  readonly shop: typeof shop
  readonly checkout: typeof checkout
  readonly account: typeof account
  readonly office: typeof office
  readonly order: typeof order
  readonly pages: typeof pages
  readonly mail: typeof mail
  readonly studio: typeof studio
  readonly sizes: typeof sizes
  readonly colours: typeof colours
  readonly lettering: typeof lettering
  readonly fonts: typeof fonts
  readonly patterns: typeof patterns
  readonly images: typeof images
  readonly arrange: typeof arrange
  readonly starts: typeof starts
  readonly revisions: typeof revisions
  readonly roster: typeof roster
  readonly shots: typeof shots
  readonly players: typeof players
}
export type Namespace = keyof Texts

/** `kh` is the stored key and label; `km` is what `<html lang>` and Intl want. */
export type Language = 'en' | 'kh'
