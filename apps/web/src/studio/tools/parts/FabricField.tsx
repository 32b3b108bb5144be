import { formatUsd } from '@kitwright/measure'
import { NativeSelect } from '@mantine/core'
import { useEffect } from 'react'
import { useCall } from '../../../session/index.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { usePick, useWords } from '../../words.ts'

/** The tenant's fabrics for this garment, with their prices. The first one stands until another is chosen. */
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

/** Which fabric the kit is made of. */
export function FabricField() {
  const say = useWords()
  const pick = usePick()
  const fabrics = useFabrics()
  const fabric = useStudio(state => state.fabric)
  const setFabric = useStudio(state => state.setFabric)
  if (fabrics.length === 0) return null
  return (
    <NativeSelect
      label={say('fabric')}
      value={fabric}
      data={fabrics.map(({ id, name, priceCents }) => ({
        value: id,
        label: `${pick(name)} · ${formatUsd(priceCents)}`,
      }))}
      onChange={event => setFabric(event.currentTarget.value)}
    />
  )
}
