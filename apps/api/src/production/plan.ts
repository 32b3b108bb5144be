import { createHash } from 'node:crypto'
import { personalise } from '@kitwright/design'
import { getGarment, piecesOf, type ProductType, type SizeChart } from '@kitwright/garment'
import type { PressSettings } from '@kitwright/press'
import type { OrderToSew } from '../orders/index.ts'
import { codeHash } from './codeHash.ts'
import type { GarmentToMake } from './garment/job.ts'
import { garmentsOf, type GarmentToSew } from './garments.ts'

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
  readonly facts: Omit<GarmentToMake, 'images' | 'fonts'>
}

function countPieces({ document, player }: GarmentToSew): number {
  const { options } = player ? personalise(document, player) : document
  return piecesOf(getGarment(document.garment), options).filter(({ piece }) => !piece.isTrim).length
}

/** What is made of an order, garment by garment. Throws a `PackError` for a size that there is none of. */
export async function planOf(order: OrderToMake, settings: PressSettings, chartOf: ChartOf): Promise<Plan[]> {
  const code = await codeHash()
  const { number, approved_at: madeAt } = order
  return garmentsOf(order).map(garment => {
    const { document, size, player, who, line } = garment
    const { chart, version: chartVersion } = chartOf(getGarment(document.garment).productType)
    const label = { order: number, line, garment: garment.garment }
    const facts = { document, chart, size, player, settings, label, who, madeAt }
    const hash = createHash('sha256')
      .update(JSON.stringify([code, facts]))
      .digest('hex')
    return { garment, hash, pieces: countPieces(garment), chartVersion, facts }
  })
}
