import type { Graphic } from '@kitwright/contract'
import type { ImageRole } from '@kitwright/design'
import { useState } from 'react'
import { usePlaceImage } from './useAddImage.ts'
import { useKeepGraphic } from './useKeepGraphic.ts'

/** Puts a picture of the library on the garment, where its role belongs. */
export function usePlaceGraphic(role: ImageRole) {
  const keep = useKeepGraphic()
  const placeImage = usePlaceImage()
  const [placing, setPlacing] = useState<Graphic | null>(null)

  async function place(graphic: Graphic): Promise<void> {
    setPlacing(graphic)
    const asset = await keep(graphic)
    setPlacing(null)
    if (asset) placeImage(asset, role, graphic.title)
  }
  return { placing, place }
}
