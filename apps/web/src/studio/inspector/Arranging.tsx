import type { Layer } from '@kitwright/design'
import { AlignFields } from '../arrange/AlignFields.tsx'
import { LayerActions } from '../tools/layers/LayerActions.tsx'

/** What is done with one layer as a whole. */
export function Arranging({ layer }: { layer: Layer }) {
  return (
    <>
      <LayerActions layers={[layer]} />
      {!layer.isLocked && <AlignFields layers={[layer]} />}
    </>
  )
}
