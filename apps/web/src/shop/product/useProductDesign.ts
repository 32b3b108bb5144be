import type { ProductType } from '@kitwright/garment'
import { useState } from 'react'
import type { ShownColour } from '../../domainComponents/index.ts'
import { useApi } from '../../session/index.ts'

interface ProductDesign {
  /** The document that the product's pictures are drawn from; undefined until it was loaded. */
  readonly document: unknown
  readonly state: 'still' | 'loading' | 'failed'
  readonly load: () => void
}

/** Loads the design of a product on request, for the stage. */
export function useProductDesign(type: ProductType, colour: ShownColour): ProductDesign {
  const api = useApi()
  const [document, setDocument] = useState<unknown>()
  const [state, setState] = useState<ProductDesign['state']>('still')
  const load = async (): Promise<void> => {
    setState('loading')
    const call = { params: { productType: type }, query: { colour } }
    const answer = await api('GET /api/products/{productType}/design', call)
    if (answer.ok) setDocument(answer.value.document)
    setState(answer.ok ? 'still' : 'failed')
  }
  return { document, state, load: () => void load() }
}
