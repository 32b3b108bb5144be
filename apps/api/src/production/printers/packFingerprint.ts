import type { PixelSettings } from '@kitwright/press'
import type { Rendering } from '@kitwright/press/node'
import { LANGUAGES } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { findOrderFingerprint, type OrderSign } from '../../orders/index.ts'
import { findSupplier } from '../../suppliers/index.ts'
import { sha256Of } from '../storage/contentStore.ts'
import {
  type PrinterRef,
  type PressProfile,
  pressProfileOf,
  type FabricRollSettings,
  NO_PRINTER,
  printerOf,
} from './pressProfile.ts'

/**
 * Fingerprint of a pack's inputs: order, supplier settings and printer profiles. `holds` tells whether files made under an earlier
 * fingerprint are still valid.
 */
export interface PackFingerprint {
  /** The fingerprint of what would be made now. */
  readonly sign: string
  /** Whether files made under a fingerprint are printed as they would be now. */
  readonly holds: (sign: string | null) => boolean
}

export type OrderWithFingerprint = OrderSign & PackFingerprint

/** The price per metre changes no file, and default values are left out. */
const signedRoll = ({ fabric, widthMm, lie }: FabricRollSettings) => ({
  fabric,
  widthMm,
  ...(lie !== 'along' && { lie }),
})

/** Affects only files in inks, and only if the value differs from the default. */
const signedPixels = (pixels: PixelSettings, { intent, isBlackScaled }: Rendering) => ({
  ...pixels,
  ...(pixels.form === 'tiff_cmyk' && intent === 'relative' && !isBlackScaled && { isBlackScaled }),
})

const hashOf = (order: OrderSign, told: object): string => sha256Of(JSON.stringify([order.sign, told]))

/**
 * Returns the supplier's settings for print files, limited to these rolls. Settings that the supplier has not given are
 * left out.
 */
function toldOf(order: OrderSign, maker: PressProfile, rolls: readonly FabricRollSettings[]) {
  const { settings, profile, profiles, rendering, plotLanguage, pixels } = maker
  // A profile for a fabric that the order is not cut from changes none of its files.
  const own = profiles.filter(({ fabric }) => order.fabrics.includes(fabric))
  return {
    rest: {
      ...(rolls.length > 0 && { rolls: rolls.map(signedRoll) }),
      ...(profile && { profile }),
      ...(own.length > 0 && { profiles: own }),
      ...(plotLanguage !== 'hpgl' && { plotLanguage }),
      ...(pixels && { pixels: signedPixels(pixels, rendering) }),
    },
    settings,
    own,
  }
}

/**
 * Covers only the fabrics that the order is cut from, and no texts: papers in another language leave the print files
 * unchanged.
 */
function signOf(order: OrderSign, maker: PressProfile): string {
  const rolls = maker.rolls
    .filter(({ fabric }) => order.fabrics.includes(fabric))
    .toSorted((a, b) => (a.fabric < b.fabric ? -1 : 1))
  const { settings, rest, own } = toldOf(order, maker, rolls)
  const { profile, ...others } = rest
  const isGeneral = order.fabrics.some(each => !own.some(({ fabric }) => fabric === each))
  return hashOf(order, { settings, ...others, ...(isGeneral && profile && { profile }) })
}

/**
 * Fingerprints in the format of earlier versions, which included the papers' language and all rolls. Keeps files handed over then valid.
 */
function signsOfBefore(order: OrderSign, maker: PressProfile): string[] {
  const { settings, rest } = toldOf(order, maker, maker.rolls)
  return LANGUAGES.map(language => hashOf(order, { settings, languages: [language], ...rest }))
}

const only = (sign: string): PackFingerprint => ({ sign, holds: other => other === sign })
/** The empty fingerprint: files made for a printer that was removed are never valid. */
const GONE: PackFingerprint = { sign: '', holds: () => false }

export async function loadFingerprinter(
  trx: Transaction,
  order: OrderSign,
): Promise<(of: PrinterRef) => PackFingerprint> {
  const supplier = order.supplier_id === null ? undefined : await findSupplier(trx, order.supplier_id)
  return of => {
    const printer = printerOf(supplier, of)
    if (printer === undefined) return GONE
    if (!supplier) return only(order.sign)
    const maker = pressProfileOf(supplier, printer)
    const sign = signOf(order, maker)
    const good = new Set([sign, ...signsOfBefore(order, maker)])
    return { sign, holds: other => other !== null && good.has(other) }
  }
}

/** Returns an order with the fingerprint of such a pack. */
export async function findPackFingerprint(
  trx: Transaction,
  orderId: string,
  of: PrinterRef = NO_PRINTER,
): Promise<OrderWithFingerprint | undefined> {
  const order = await findOrderFingerprint(trx, orderId)
  return order && { ...order, ...(await loadFingerprinter(trx, order))(of) }
}
