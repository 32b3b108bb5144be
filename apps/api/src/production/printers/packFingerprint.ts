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
  /** Of what would be made now. */
  readonly sign: string
  /** Whether what was made under a sign is printed as it would be now. */
  readonly holds: (sign: string | null) => boolean
}

export type OrderWithFingerprint = OrderSign & PackFingerprint

/** What a metre costs changes no file, nor does what was always so. */
const signedRoll = ({ fabric, widthMm, lie }: FabricRollSettings) => ({
  fabric,
  widthMm,
  ...(lie !== 'along' && { lie }),
})

/** Of files in inks alone, and only where it is not as usual. */
const signedPixels = (pixels: PixelSettings, { intent, isBlackScaled }: Rendering) => ({
  ...pixels,
  ...(pixels.form === 'tiff_cmyk' && intent === 'relative' && !isBlackScaled && { isBlackScaled }),
})

const hashOf = (order: OrderSign, told: object): string => sha256Of(JSON.stringify([order.sign, told]))

/** What a supplier has told of how print files are made, as far as it is told of these rolls; what they have not told is no part of it. */
function toldOf(order: OrderSign, maker: PressProfile, rolls: readonly FabricRollSettings[]) {
  const { settings, profile, profiles, rendering, plotLanguage, pixels } = maker
  // One for a fabric that the order is not cut from changes none of its files.
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

/** Of the fabrics that it is cut from alone, and of no words: papers in another language leave what is printed as it is. */
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
/** Of none: what was made for a printer that is gone has no sign that is good. */
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

/** An order with the sign of such a pack. */
export async function findPackFingerprint(
  trx: Transaction,
  orderId: string,
  of: PrinterRef = NO_PRINTER,
): Promise<OrderWithFingerprint | undefined> {
  const order = await findOrderFingerprint(trx, orderId)
  return order && { ...order, ...(await loadFingerprinter(trx, order))(of) }
}
