import type { ImageLayer } from '@kitwright/design'

export function ImageEditorDialog(_props: { layer: ImageLayer; onClose: () => void }) {
  return null
}
