import { getGarment, type ProductType, type SizeChart } from '@kitwright/garment'
import type { PressSettings } from '@kitwright/press'
import type { OrderToSew } from '../../../orders/index.ts'
import type { ProfileRef } from '../../../suppliers/index.ts'
import { groupAlike, inOrder, placesOf } from '../../garments/alike.ts'
import { codeHash } from '../../storage/codeHash.ts'
import type { GarmentToMake } from '../garmentFiles/job.ts'
import { sha256Of } from '../../storage/contentStore.ts'
import { cutPiecesOf, garmentsOf, type GarmentToSew } from '../../garments/orderGarments.ts'
import { type PressProfile, profileFor } from '../../printers/pressProfile.ts'
import { PackError } from '../../garments/packError.ts'
import { type RemakeScope, type GarmentSelection, wantedOf } from '../../garments/remakeScope.ts'

export interface OrderToMake extends OrderToSew {
  readonly approved_at: Date
}

export type ChartOf = (type: ProductType) => { readonly version: number; readonly chart: SizeChart }

/** One planned print file, and the hash of its inputs. */
export interface Plan {
  /** The first garment that it is printed for. */
  readonly garment: GarmentToSew
  /** All garments that it is printed for, in their order: one copy each. */
  readonly garments: readonly GarmentToSew[]
  readonly hash: string
  /** Number of pieces of one garment. */
  readonly pieces: number
  readonly chartVersion: number
  readonly facts: Omit<GarmentToMake, 'images' | 'fonts' | 'output'> & { readonly profile: ProfileRef | undefined }
}

export interface PlanSettings {
  readonly settings: PressSettings
  readonly chartOf: ChartOf
  /** The printer's colour profiles. */
  readonly colours?: Pick<PressProfile, 'profile' | 'profiles'> | undefined
  /** Prefix of the addresses on labels; none if the shop has no host. */
  readonly opensAt?: string | undefined
  /** The part of the order to make; all of it if absent. */
  readonly remake?: RemakeScope | undefined
}

const hashOf = (code: string, facts: Plan['facts']): string => sha256Of(JSON.stringify([code, facts]))

/** Returns the plan with colours as designed, whatever its PDF uses. */
export async function asDesigned(plan: Plan): Promise<Plan> {
  const { inks, ...settings } = plan.facts.settings
  if (!inks) return plan
  const facts = { ...plan.facts, settings }
  return { ...plan, facts, hash: hashOf(await codeHash(), facts) }
}

/** Repeats each file once for each garment that it is printed for, in the order's order. */
export const eachGarment = <T extends { readonly plan: Plan }>(all: readonly T[]): T[] =>
  inOrder(all.flatMap(one => one.plan.garments.map(garment => ({ garment, one })))).map(({ garment, one }) => ({
    ...one,
    plan: { ...one.plan, garment },
  }))

/** Counts the garments that these files are printed for. */
export const countGarments = (plans: readonly Pick<Plan, 'garments'>[]): number =>
  plans.reduce((sum, { garments }) => sum + garments.length, 0)

/** The garments that one file is made for: equal garments, or some pieces of one garment that are made again. */
export interface WantedFile {
  readonly garments: readonly GarmentToSew[]
  readonly only?: readonly string[] | undefined
}

/** Returns the files to make. Each remade piece counts separately: it has a file, and a label, of its own garment. */
export function filesToMake(wanted: readonly GarmentSelection[], remake: RemakeScope | undefined): WantedFile[] {
  if (remake) return wanted.map(({ garment, only }) => ({ garments: [garment], only }))
  return groupAlike(wanted.map(({ garment }) => garment)).map(garments => ({ garments }))
}

/**
 * Returns the plan of an order, file by file. Throws a `PackError` for a size that does not exist, and for a fabric
 * whose inks are unknown.
 */
export async function planOf(
  order: OrderToMake,
  { settings, chartOf, colours, opensAt, remake }: PlanSettings,
): Promise<Plan[]> {
  const code = await codeHash()
  const { number, approved_at: madeAt } = order
  return filesToMake(wantedOf(garmentsOf(order), remake), remake).map(({ garments, only }) => {
    const garment = garments[0]!
    const { document, size, player, who, fabric } = garment
    const profile = (colours && profileFor(colours, fabric)) ?? undefined
    // A printer that takes inks converts nothing: colours as designed would be printed wrong.
    if (settings.inks && !profile) throw new PackError('profile-missing', { ...who, fabric })
    const { chart, version: chartVersion } = chartOf(getGarment(document.garment).productType)
    const label = { order: number, ...placesOf(garments), opensAt, remake: remake?.place }
    const facts = { document, chart, size, player, settings, label, only, profile, who, madeAt }
    return {
      garment,
      garments,
      hash: hashOf(code, facts),
      pieces: only?.length ?? cutPiecesOf(garment).length,
      chartVersion,
      facts,
    }
  })
}
