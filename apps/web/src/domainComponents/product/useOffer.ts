import type { Product } from '@kitwright/contract'
import { editorPathOf, type ProductType } from '@kitwright/garment'
import { useCall } from '../../session/index.ts'

/** Returns the tenant's products with their prices; undefined while loading. */
export const useProducts = () => useCall('GET /api/products', { query: { pageSize: 100 } })
export const usePricing = () => useCall('GET /api/pricing', {})

/** Returns the start page for a product: the studio, or the contact page while its garment is not sewn yet. */
export const startOf = (type: ProductType, product: Pick<Product, 'isDesignable'> | undefined): string => {
  if (!product) return '/products'
  return product.isDesignable ? `/design/${editorPathOf(type)}` : '/contact'
}
