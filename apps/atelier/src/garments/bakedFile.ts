import type { Level } from '@kitwright/garment'

export interface BakedFile {
  readonly level: Level
  readonly glb: Uint8Array
  readonly triangles: number
}
