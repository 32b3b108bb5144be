import { getGarment, type ProductType, type SizeChart } from '@kitwright/garment'
import type { PressSettings } from '@kitwright/press'
import type { OrderToSew } from '../orders/index.ts'
import type { ProfileRef } from '../suppliers/index.ts'
import { codeHash } from './codeHash.ts'
import type { GarmentToMake } from './garment/job.ts'
import { sha256Of } from './kept.ts'
import { cutPiecesOf, garmentsOf, type GarmentToSew } from './garments.ts'
import { type Maker, profileFor } from './maker.ts'
import { PackError } from './problem.ts'
import { type Remade, wantedOf } from './remake/items.ts'

export interface OrderToMake extends OrderToSew {
  readonly approved_at: Date
}

export type ChartOf = (type: ProductType) => { readonly version: number; readonly chart: SizeChart }

/** One garment that is to be made, and the hash of all that its file depends on. */
export interface Plan {
  readonly garment: GarmentToSew
  readonly hash: string
  readonly pieces: number
  readonly chartVersion: number
  readonly facts: Omit<GarmentToMake, 'images' | 'fonts' | 'output'> & { readonly profile: ProfileRef | undefined }
}

export interface PlanSettings {
  readonly settings: PressSettings
  readonly chartOf: ChartOf
  /** What the printer makes of colours. */
  readonly colours?: Pick<Maker, 'profile' | 'profiles'> | undefined
  /** Begins the addresses on labels; none where the shop has no host. */
  readonly opensAt?: string | undefined
  /** What alone is made of it; all where there is none. */
  readonly remake?: Remade | undefined
}

const hashOf = (code: string, facts: Plan['facts']): string => sha256Of(JSON.stringify([code, facts]))

/** The same with colours as they were designed, whatever its PDF is to have. */
export async function asDesigned(plan: Plan): Promise<Plan> {
  const { inks, ...settings } = plan.facts.settings
  if (!inks) return plan
  const facts = { ...plan.facts, settings }
  return { ...plan, facts, hash: hashOf(await codeHash(), facts) }
}

/** What is made of an order, garment by garment. Throws a `PackError` for a size that there is none of, and a fabric whose inks nobody knows. */
export async function planOf(
  order: OrderToMake,
  { settings, chartOf, colours, opensAt, remake }: PlanSettings,
): Promise<Plan[]> {
  const code = await codeHash()
  const { number, approved_at: madeAt } = order
  return wantedOf(garmentsOf(order), remake).map(({ garment, only }) => {
    const { document, size, player, who, line, fabric } = garment
    const profile = (colours && profileFor(colours, fabric)) ?? undefined
    // Who takes inks converts nothing: colours as designed would be printed wrong.
    if (settings.inks && !profile) throw new PackError('profile-missing', { ...who, fabric })
    const { chart, version: chartVersion } = chartOf(getGarment(document.garment).productType)
    const label = { order: number, line, garment: garment.garment, opensAt, remake: remake?.place }
    const facts = { document, chart, size, player, settings, label, only, profile, who, madeAt }
    return {
      garment,
      hash: hashOf(code, facts),
      pieces: only?.length ?? cutPiecesOf(garment).length,
      chartVersion,
      facts,
    }
  })
}
