import { createHash } from 'node:crypto'
import type { Rendering } from '@kitwright/press/node'
import { type PixelSettings, type PressSettings, USUAL_SETTINGS } from '@kitwright/press'
import type { RollLie } from '@kitwright/contract'
import { type Language, LANGUAGES, parseLanguage } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { findOrderSign, type OrderSign } from '../orders/index.ts'
import { findSupplier, hasProfile } from '../suppliers/index.ts'

/** An ICC profile by its hash, and what it calls itself. */
export interface ProfileRef {
  readonly hash: string
  readonly name: string
}

/** One for a single fabric. */
export interface FabricProfile extends ProfileRef {
  readonly fabric: string
}

export interface MakerRoll {
  readonly fabric: string
  readonly widthMm: number
  readonly lie: RollLie
  /** What a metre costs; 0: not told. */
  readonly metreCents: number
}

/** For whom files are made: what they ask of the press, and the languages of papers. */
export interface Maker {
  readonly settings: PressSettings
  /** The usable width of the roll by fabric, mm; without one there is no marker. */
  readonly rolls: readonly MakerRoll[]
  readonly languages: readonly Language[]
  /** What their printer makes of colours on fabrics that have no profile of their own; null: not known. */
  readonly profile: ProfileRef | null
  readonly profiles: readonly FabricProfile[]
  /** How colours are brought to its inks where they are not left to the press: in pictures, and in what the office is told of them. */
  readonly rendering: Rendering
  /** Pictures of each piece beside the PDFs. */
  readonly pixels: PixelSettings | null
}

/** Where nobody is named, or one that is in no list. */
const ANYONE: Maker = {
  settings: USUAL_SETTINGS,
  rolls: [],
  languages: LANGUAGES,
  profile: null,
  profiles: [],
  rendering: { intent: 'relative', isBlackScaled: true },
  pixels: null,
}

/** What their printer makes of colours on a fabric; null: not known. */
export function profileFor(
  { profile, profiles }: Pick<Maker, 'profile' | 'profiles'>,
  fabric: string,
): ProfileRef | null {
  const own = profiles.find(each => each.fabric === fabric)
  return own ? { hash: own.hash, name: own.name } : profile
}

export async function findMaker(trx: Transaction, supplierId: string | null): Promise<Maker> {
  const found = supplierId === null ? undefined : await findSupplier(trx, supplierId)
  if (!found) return ANYONE
  const { seam_mm: seamMm, hem_mm: hemMm, bleed_mm: bleedMm, cut_name: cutName, is_mirrored: isMirrored } = found
  // What presses do by themselves is not told: files of before it could be are as good.
  const intent = found.intent === 'relative' ? {} : { intent: found.intent }
  const { profile_hash: hash, profile_name: name, profiles } = found
  const profile = hash === null ? null : { hash, name }
  const pixels = found.pixels === 'none' ? null : { form: found.pixels, dpi: found.pixel_dpi }
  const rolls = found.rolls.map(({ lie = 'along', metreCents = 0, ...roll }) => ({ ...roll, lie, metreCents }))
  // Perceptual tables have scaled it themselves.
  const rendering = { intent: found.intent, isBlackScaled: found.is_black_scaled && found.intent === 'relative' }
  const inks =
    found.pdf_colours === 'inks' && hasProfile(found) ? { inks: { isBlackScaled: rendering.isBlackScaled } } : {}
  const settings = { ...USUAL_SETTINGS, seamMm, hemMm, bleedMm, cutName, isMirrored, ...intent, ...inks }
  return { settings, rolls, languages: [parseLanguage(found.language)], profile, profiles, rendering, pixels }
}

/** What a metre costs changes no file, nor does what was always so. */
const signedRoll = ({ fabric, widthMm, lie }: MakerRoll) => ({ fabric, widthMm, ...(lie !== 'along' && { lie }) })

/** Of files in inks alone, and only where it is not as usual. */
const signedPixels = (pixels: PixelSettings, { intent, isBlackScaled }: Rendering) => ({
  ...pixels,
  ...(pixels.form === 'tiff_cmyk' && intent === 'relative' && !isBlackScaled && { isBlackScaled }),
})

/** The sign of what is sewn, and of how it is made: files for another supplier are others. */
export async function findPackSign(trx: Transaction, orderId: string): Promise<OrderSign | undefined> {
  const order = await findOrderSign(trx, orderId)
  if (!order || order.supplier_id === null) return order
  const { settings, languages, rolls, profile, profiles, rendering, pixels } = await findMaker(trx, order.supplier_id)
  // One for a fabric that the order is not cut from changes none of its files.
  const own = profiles.filter(({ fabric }) => order.fabrics.includes(fabric))
  // What a supplier has not told is no part of it: files that were handed over before it could be told stay good.
  const maker = {
    settings,
    languages,
    ...(rolls.length > 0 && { rolls: rolls.map(signedRoll) }),
    ...(profile && { profile }),
    ...(own.length > 0 && { profiles: own }),
    ...(pixels && { pixels: signedPixels(pixels, rendering) }),
  }
  const sign = createHash('sha256')
    .update(JSON.stringify([order.sign, maker]))
    .digest('hex')
  return { ...order, sign }
}
