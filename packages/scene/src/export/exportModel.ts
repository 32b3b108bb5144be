import { loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import type { Garment, Level, ClothSurface } from '@kitwright/garment'
import type { Group } from 'three'
import type { StageOptions } from '../types.ts'
import { createWornModel } from './wornModel.ts'

/** GLB for Android and most programs, USDZ for iPhone and iPad. */
export type ModelFormat = 'glb' | 'usdz'

export interface ExportModelOptions {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly material: ClothSurface | null
  readonly modelUrl: StageOptions['modelUrl']
  readonly imageUrl: StageOptions['imageUrl']
}

const MIME: Readonly<Record<ModelFormat, string>> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' }
/** A USDZ stores its points as text, several times the size of a GLB. */
const LEVEL: Readonly<Record<ModelFormat, Level>> = { glb: 'full', usdz: 'light' }
const LONGEST_PX = 2048

async function encode(group: Group, format: ModelFormat): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  if (format === 'glb') {
    const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js')
    return (await new GLTFExporter().parseAsync(group, { binary: true })) as ArrayBuffer
  }
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js')
  const options = { maxTextureSize: LONGEST_PX, quickLookCompatible: true }
  return new USDZExporter().parseAsync(group, options)
}

/**
 * Exports the dressed garment as a file, true to size. Rejects if a model cannot be loaded or the device runs out of
 * memory.
 */
export async function exportModel(options: ExportModelOptions, format: ModelFormat): Promise<Blob> {
  const { garment, document, material, imageUrl } = options
  const sources = await loadSources(document, imageUrl, 'print')
  const worn = { ...options, material: material ?? garment.material, level: LEVEL[format] }
  const model = await createWornModel(worn, sources)
  try {
    return new Blob([await encode(model.group, format)], { type: MIME[format] })
  } finally {
    model.dispose()
  }
}
