import type { Box3, Group, Matrix3 } from 'three'
import type { DesignDocument } from '@kitwright/design'
import type { Garment, Material, PartId, ViewName } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'

/** The object under a point of the screen. `at` is mm on the piece. */
export interface Hit {
  readonly piece: string
  readonly part: PartId
  readonly at: Point
  /** The top-most visible layer there, if any. */
  readonly layer: string | null
}

/** A point of a piece on the screen, CSS px from the canvas' top left. `isFacing` is false on the far side of the garment. */
export interface ScreenPoint extends Point {
  readonly isFacing: boolean
}

export interface StageOptions {
  readonly garment: Garment
  /** Address of a GLB by its file name. */
  readonly modelUrl: (glb: string) => string
  /** Address of an image layer's bytes; null while it is not there yet (drawn as an outline). */
  readonly imageUrl: (asset: { source: 'local' | 'file'; id: string }) => Promise<string | null>
  /** Called after the picture changed (camera or cloth), so that handles over the canvas can follow. */
  readonly onFrame?: () => void
  readonly onContextLost?: () => void
  readonly onContextRestored?: () => void
  readonly background?: 'studio' | 'transparent'
  readonly prefersReducedMotion?: boolean
  /** The fabric's material; the garment's own by default. */
  readonly material?: Material
}

/** The garment on its ground, in one canvas. Renders on demand only. */
export interface Stage {
  /** Shows the document; loads models, fonts and images that are not there yet. Resolves when they are drawn. */
  show(document: DesignDocument): Promise<void>
  /** The quick way while something moves: same models, no waiting; repaints only what changed. */
  update(document: DesignDocument, isMoving?: boolean): void
  /** Sets the fabric's material. Null is the garment's own. */
  setMaterial(material: Material | null): void
  /** Sets the wearer: visible, never picked. The camera stands back for all of them. Null for nobody. */
  setWearer(wearer: Wearer | null): void
  setView(view: ViewName, isAnimated?: boolean): void
  /** Yaw and pitch in degrees, for keyboard turning. */
  turnBy(yawDeg: number, pitchDeg: number): void
  zoomBy(factor: number): void
  /** The canvas' CSS px. The garment is fitted above the lowest `belowPx`: seen from near, it goes on below. */
  resize(widthPx: number, heightPx: number, pixelRatio: number, belowPx?: number): void
  pick(at: Point): Hit | null
  /** Returns the screen point of a point of a piece; null when the piece is not shown or the point is off its mesh. */
  toScreen(piece: string, at: Point): ScreenPoint | null
  highlight(target: { readonly part?: PartId; readonly layer?: string } | null): void
  /** Stops the camera from following the pointer while a layer is dragged. */
  setTurning(isEnabled: boolean): void
  /** PNG of what is seen, at the given size. */
  picture(widthPx: number, heightPx: number): Promise<Blob>
  /** Draws now and waits for the GPU (for benches and tests). */
  renderNow(): void
  /** Triangles of the level that is seen. */
  readonly info: { readonly triangles: number; readonly textures: number; readonly geometries: number }
  dispose(): void
}

/** Someone in the garment, drawn with it. Belongs to who made it, and can be on one stage at a time. */
export interface Wearer {
  readonly group: Group
  readonly bounds: Box3
  /** Takes the stage's light: the camera's yaw turns it. */
  lightBy(upright: Matrix3): void
  /** Moves as it is to be at that time; true while there is more to come. */
  step(nowMs: number): boolean
}
