import type { Rendering } from '@kitwright/press/node'
import { type PixelSettings, type PressSettings, USUAL_SETTINGS } from '@kitwright/press'
import type { PlotLanguage, RollLie } from '@kitwright/contract'
import { type Language, LANGUAGES, parseLanguage } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import {
  type FabricProfile,
  findSupplier,
  hasProfile,
  type PrinterRecord,
  type ProfileRef,
  profilesOn,
  type SupplierRecord,
} from '../../suppliers/index.ts'
import { PackError } from '../garments/packError.ts'

export interface FabricRollSettings {
  readonly fabric: string
  readonly widthMm: number
  readonly lie: RollLie
  /** The price per metre; 0 if unknown. */
  readonly metreCents: number
}

/** The recipient's press settings and the languages of papers. */
export interface PressProfile {
  readonly settings: PressSettings
  /** The usable width of the roll by fabric, in mm; a fabric without one has no marker. */
  readonly rolls: readonly FabricRollSettings[]
  readonly languages: readonly Language[]
  /** The machine that files are made for; null for none in particular. */
  readonly printer: Pick<PrinterRecord, 'id' | 'name'> | null
  /** The profile for fabrics that have none of their own; null if unknown. */
  readonly profile: ProfileRef | null
  readonly profiles: readonly FabricProfile[]
  /**
   * The conversion of colours to its inks if they are not left to the press: in pictures, and in the office's preview.
   */
  readonly rendering: Rendering
  /** Language that the supplier's plotter or cutter reads. */
  readonly plotLanguage: PlotLanguage
  /** Pictures of each piece beside the PDFs. */
  readonly pixels: PixelSettings | null
}

/** The profile if no supplier is named, or one that is in no list. */
const ANYONE: PressProfile = {
  settings: USUAL_SETTINGS,
  rolls: [],
  languages: LANGUAGES,
  printer: null,
  profile: null,
  profiles: [],
  rendering: { intent: 'relative', isBlackScaled: true },
  plotLanguage: 'hpgl',
  pixels: null,
}

/** Returns the printer's colour profile for a fabric; null if unknown. */
export function profileFor(
  { profile, profiles }: Pick<PressProfile, 'profile' | 'profiles'>,
  fabric: string,
): ProfileRef | null {
  const own = profiles.find(each => each.fabric === fabric)
  return own ? { hash: own.hash, name: own.name } : profile
}

/** The printer a pack is made for, with its name then; a name alone means that it was removed since. */
export interface PrinterRef {
  readonly printer_id: string | null
  readonly printer_name: string | null
}
export const NO_PRINTER: PrinterRef = { printer_id: null, printer_name: null }

/** Printer a pack is made for. Null if none was chosen; undefined if the supplier no longer has it. */
export function printerOf(supplier: SupplierRecord | undefined, { printer_id, printer_name }: PrinterRef) {
  return printer_name === null ? null : supplier?.printers.find(({ id }) => id === printer_id)
}

export function pressProfileOf(found: SupplierRecord, printer: PrinterRecord | null): PressProfile {
  const { seam_mm: seamMm, hem_mm: hemMm, bleed_mm: bleedMm, cut_name: cutName, is_mirrored: isMirrored } = found
  // The default intent of presses is left out, so that files from before the setting existed stay valid.
  const intent = found.intent === 'relative' ? {} : { intent: found.intent }
  const { profile_hash: hash, profile_name: name, profiles } = profilesOn(printer, found)
  const profile = hash === null ? null : { hash, name }
  const pixels = found.pixels === 'none' ? null : { form: found.pixels, dpi: found.pixel_dpi }
  const rolls = found.rolls.map(({ lie = 'along', metreCents = 0, ...roll }) => ({ ...roll, lie, metreCents }))
  // Perceptual tables already include the scaling.
  const rendering = { intent: found.intent, isBlackScaled: found.is_black_scaled && found.intent === 'relative' }
  const inks =
    found.pdf_colours === 'inks' && hasProfile(found) ? { inks: { isBlackScaled: rendering.isBlackScaled } } : {}
  const settings = { ...USUAL_SETTINGS, seamMm, hemMm, bleedMm, cutName, isMirrored, ...intent, ...inks }
  const languages = [parseLanguage(found.language)]
  const plotLanguage = found.plot_language
  return { settings, rolls, languages, printer, profile, profiles, rendering, plotLanguage, pixels }
}

/** Returns the press profile. Throws a `PackError` if its printer is gone. */
export async function findPressProfile(
  trx: Transaction,
  supplierId: string | null,
  of: PrinterRef = NO_PRINTER,
): Promise<PressProfile> {
  const found = supplierId === null ? undefined : await findSupplier(trx, supplierId)
  const printer = printerOf(found, of)
  if (printer === undefined) throw new PackError('printer-gone', { printer: of.printer_name ?? '' })
  return found ? pressProfileOf(found, printer) : ANYONE
}
