import { LIMITS, SUPPLIER_LIMITS } from '../terms/limits.ts'
import { INTENTS, PDF_COLOURS, PIXEL_FORMS, PLOT_LANGUAGES, ROLL_LIES } from '../terms/enums.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from '../routes/route.ts'
import { CUT_NAME } from '../terms/inputRules.ts'
import * as s from '../schemas/index.ts'

const byId = z.object({ id: s.uuid })
/** An absent field means all printers, or all fabrics, that have no profile of their own. */
const ofProfile = z.object({ printer: s.uuid.optional(), fabric: s.line(40).min(1).optional() })
const printerBody = z.strictObject({ name: s.text(SUPPLIER_LIMITS.printer) })
const { ifMatch } = s
const { allowanceMm, metreCents, pixelDpi, rollMm } = SUPPLIER_LIMITS
const allowance = z.number().min(0).max(allowanceMm)

/** A supplier, which prints, cuts and sews: the contact, what the press does for it, and the language it reads. */
export const supplierBody = z.strictObject({
  name: s.text(LIMITS.supplier),
  contact: s.optionalText(LIMITS.name),
  email: z.union([z.literal(''), s.email]),
  phone: s.optionalText(LIMITS.phone),
  language: s.language,
  /**
   * Usable roll width, allowed orientation of pieces and price of a metre by fabric (0: unknown). Each fabric occurs
   * once.
   */
  rolls: z
    .array(
      z.strictObject({
        fabric: s.line(40),
        widthMm: z.int().min(rollMm[0]).max(rollMm[1]),
        lie: z.enum(ROLL_LIES).default('along'),
        metreCents: z.int().min(0).max(metreCents).default(0),
      }),
    )
    .max(SUPPLIER_LIMITS.rolls)
    .refine(rolls => new Set(rolls.map(({ fabric }) => fabric)).size === rolls.length, 'twice'),
  /** Distance from the sew line to the cut line, width of the hem, and bleed of the print beyond the cut. */
  seamMm: allowance,
  hemMm: allowance,
  bleedMm: allowance,
  /** True for printing on transfer paper that is laid face down on the cloth. */
  isMirrored: z.boolean(),
  /** Name of the spot colour by which their cutter recognises its line. */
  cutName: z.string().trim().regex(CUT_NAME),
  /** The language of the plot files (`.plt`) that the supplier's plotter or cutter reads. */
  plotLanguage: z.enum(PLOT_LANGUAGES).default('hpgl'),
  /**
   * The raster format of each piece beside the PDFs, for presses that take no PDF, and its resolution in dots per inch
   * at true size.
   */
  pixels: z.enum(PIXEL_FORMS).default('none'),
  pixelDpi: z.int().min(pixelDpi[0]).max(pixelDpi[1]).default(150),
  /** Colours of PDFs: as designed, or the inks of their profile, which is then required. */
  pdfColours: z.enum(PDF_COLOURS).default('designed'),
  /** The rendering intent by which the press maps colours outside its gamut. */
  intent: z.enum(INTENTS).default('relative'),
  /**
   * Black point compensation for CMYK files and colour predictions, with the relative intent only: black maps to the press's darkest
   * colour, dark tones stay distinct.
   */
  isBlackScaled: z.boolean().default(true),
})

const profiled = z.object({
  /** Name that the ICC profile gives itself; null: none was given. */
  profile: z.string().nullable(),
  /** The profiles of single fabrics, which replace the general one. */
  profiles: z.array(z.object({ fabric: z.string(), name: z.string() })),
})

export const supplier = supplierBody.extend({
  id: s.uuid,
  version: z.int(),
  ...profiled.shape,
  /**
   * The supplier's printers in the order they were added. A printer's own settings override the general ones. None is
   * required.
   */
  printers: z.array(profiled.extend({ id: s.uuid, name: z.string() })),
  isEnded: z.boolean(),
  /** The number of orders handed over to the supplier. */
  orders: z.int(),
})

/**
 * Supplier as the office lists it. `linkEndsAt`: end of the last link of a supplier with open work, if it ends within
 * three days or has ended; null if all is well.
 */
const listed = supplier.extend({ linkEndsAt: s.instant.nullable() })

export const supplierRoutes = {
  'GET /api/office/suppliers': {
    summary: 'Who prints, cuts and sews for the shop, by name; those that were ended last',
    auth: 'staff',
    response: z.object({ items: z.array(listed) }),
    errors: [],
  },
  'POST /api/office/suppliers': {
    summary: 'Add a supplier',
    auth: 'catalogue',
    body: supplierBody,
    status: 201,
    response: supplier,
    errors: ['supplier-taken', 'supplier-limit-reached', 'profile-missing'],
  },
  'PUT /api/office/suppliers/{id}': {
    summary: 'Change a supplier, or end or take up again the work with them; needs If-Match',
    auth: 'catalogue',
    params: byId,
    headers: ifMatch,
    body: supplierBody.extend({ isEnded: z.boolean() }),
    response: supplier,
    errors: ['not-found', 'precondition-required', 'stale-version', 'supplier-taken', 'profile-missing'],
  },
  'DELETE /api/office/suppliers/{id}': {
    summary: 'Delete a supplier that no order has gone to; others can only be ended',
    auth: 'catalogue',
    params: byId,
    response: null,
    errors: ['not-found', 'supplier-in-use'],
  },
  'POST /api/office/suppliers/{id}/profile': {
    summary:
      'Keep an ICC profile of a supplier, of all printers or one, on all fabrics or one (multipart field `file`: CMYK, 8 MB), instead of any before it',
    auth: 'catalogue',
    params: byId,
    query: ofProfile,
    response: supplier,
    errors: ['not-found', 'profile-unusable', 'profile-too-large', 'invalid-input'],
  },
  'DELETE /api/office/suppliers/{id}/profile': {
    summary: 'Forget the ICC profile of a supplier, or that of one printer, of one fabric, of one on the other',
    auth: 'catalogue',
    params: byId,
    query: ofProfile,
    response: supplier,
    errors: ['not-found', 'profile-in-use'],
  },
  'POST /api/office/suppliers/{id}/printers': {
    summary: 'Add a printer, a machine that a supplier prints with; print files are then made for one of them',
    auth: 'catalogue',
    params: byId,
    body: printerBody,
    status: 201,
    response: supplier,
    errors: ['not-found', 'printer-taken', 'printer-limit-reached'],
  },
  'PUT /api/office/printers/{id}': {
    summary: 'Call a printer by another name; print files of before keep the one it had',
    auth: 'catalogue',
    params: byId,
    body: printerBody,
    response: supplier,
    errors: ['not-found', 'printer-taken'],
  },
  'DELETE /api/office/printers/{id}': {
    summary: 'Remove a printer with its profiles; print files that were made for it are outdated',
    auth: 'catalogue',
    params: byId,
    response: supplier,
    errors: ['not-found', 'profile-in-use'],
  },
} as const satisfies Record<string, Route>
