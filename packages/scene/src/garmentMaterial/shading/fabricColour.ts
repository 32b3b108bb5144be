import type { SharedUniforms } from './clothMaterial.ts'
import { toColour } from './packSlots.ts'

/** Sets the fabric's colour in sRGB values. Inside faces show it a little darker. */
export function setFabricColour(shared: SharedUniforms, hex: string): void {
  const [r, g, b] = toColour(hex)
  shared.uInside.value.copy(shared.uFabric.value.set(r, g, b)).multiplyScalar(0.93)
}
