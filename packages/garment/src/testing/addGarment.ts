import type { ChartColumns } from '../vocabulary/chartColumns.ts'
import { addChart } from '../catalogue/charts.ts'
import { registerGarment } from '../catalogue/garments.ts'
import { registerGrades } from '../grading/loadGrades.ts'
import type { GradedGarment } from '../vocabulary/gradeTypes.ts'
import type { Product } from '../vocabulary/product.ts'
import { addProduct } from '../catalogue/products.ts'
import type { Start } from '../vocabulary/garmentStart.ts'
import { addStart } from '../catalogue/garmentStarts.ts'
import type { Garment } from '../catalogue/types.ts'

/** The contents of a garment's folder. */
export interface GarmentFolder {
  readonly product: Product
  readonly chart: ChartColumns
  readonly start: Start
  /** `garment.json`. */
  readonly garment: Garment
  /** `sizes.json`. */
  readonly grades: GradedGarment
}

/** Adds a garment as if its folder existed. Returns the function that removes it. */
export function addGarment({ product, chart, start, garment, grades }: GarmentFolder): () => void {
  const undo = [
    addProduct(product),
    addChart(product.type, chart),
    addStart(product.type, start),
    registerGarment(garment),
    registerGrades(product.id, grades),
  ]
  return () => undo.forEach(takeAway => takeAway())
}
