import type { ClothSurface } from '@kitwright/garment'
import { useEffect } from 'react'
import { useCall } from '../../../session/index.ts'
import { useStudio } from './StudioContext.ts'

/** Returns the tenant's fabrics for this garment, with their prices. The first one applies until another is chosen. */
export function useFabrics() {
  const productType = useStudio(state => state.garment.productType)
  const fabric = useStudio(state => state.fabric)
  const setFabric = useStudio(state => state.setFabric)
  const product = useCall('GET /api/products/{productType}', { params: { productType } })
  const fabrics = product.data?.fabrics ?? []
  const isOffered = fabrics.some(({ id }) => id === fabric)
  const first = fabrics[0]?.id
  useEffect(() => {
    if (first !== undefined && !isOffered) setFabric(first)
  }, [first, isOffered, setFabric])
  return fabrics
}

/**
 * Returns the material of the chosen fabric. Null before the fabrics are loaded: the garment then has its original
 * material.
 */
export function useMaterial(): ClothSurface | null {
  const fabrics = useFabrics()
  const fabric = useStudio(state => state.fabric)
  return fabrics.find(({ id }) => id === fabric)?.material ?? null
}
