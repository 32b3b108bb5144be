import type { Box3, Group, Matrix3 } from 'three'
import type { DesignDocument } from '@kitwright/design'
import type { ClothSurface, Garment, PartId, ViewName } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'

/** The object under a point of the screen. `at` is mm on the piece. */
export interface Hit {
  readonly piece: string
  readonly part: PartId
  readonly at: Point
  /** The topmost visible layer at the point, if any. */
  readonly layer: string | null
}

/** A point of a piece on the screen, CSS px from the canvas' top left. `isFacing` is false on the far side of the garment. */
export interface ScreenPoint extends Point {
  readonly isFacing: boolean
}

/** The picture at rest: frames with shadowed lights, added up. */
export interface StageSettling {
  /** Number of frames; by default as many as the device needs, or has time for. */
  readonly frames?: number
}

export interface StageOptions {
  readonly garment: Garment
  /** Returns the address of a GLB by its file name. */
  readonly modelUrl: (glb: string) => string
  /** Returns the address of an image layer's bytes; null while it is missing (drawn as an outline). */
  readonly imageUrl: (asset: { source: 'local' | 'file'; id: string }) => Promise<string | null>
  /** Called after the picture changed (camera or cloth), so that handles over the canvas can follow. */
  readonly onFrame?: () => void
  readonly onContextLost?: () => void
  readonly onContextRestored?: () => void
  readonly background?: 'studio' | 'transparent'
  readonly prefersReducedMotion?: boolean
  /** The fabric's material; the garment's own by default. */
  readonly material?: ClothSurface
  /**
   * The settled picture, which replaces the moving one some time after the last move. The canvas has the attribute
   * `data-settled` while it shows it. Null: never. Visitors who save data and canvases under 240 px never get it.
   */
  readonly settling?: StageSettling | null
}

/** The garment on its ground, in one canvas. Renders on demand only. */
export interface Stage {
  /** Shows the document and loads missing models, fonts and images. Resolves when they are drawn. */
  show(document: DesignDocument): Promise<void>
  /** Updates quickly while something moves: same models, no waiting; repaints only the changes. */
  update(document: DesignDocument, isMoving?: boolean): void
  /** Sets the fabric's material. Null is the garment's own. */
  setMaterial(material: ClothSurface | null): void
  /** Sets the wearer: visible, never picked. The camera stands back for all of them. Null for nobody. */
  setWearer(wearer: Wearer | null): void
  setView(view: ViewName, isAnimated?: boolean): void
  /** Rotates the view by yaw and pitch in degrees, for keyboard control. */
  turnBy(yawDeg: number, pitchDeg: number): void
  zoomBy(factor: number): void
  /** Resizes the canvas, in CSS px. The garment is fitted above the lowest `belowPx`; zoomed in, it extends below. */
  resize(widthPx: number, heightPx: number, pixelRatio: number, belowPx?: number): void
  pick(at: Point): Hit | null
  /** Returns the screen point of a point of a piece; null when the piece is not shown or the point is off its mesh. */
  toScreen(piece: string, at: Point): ScreenPoint | null
  highlight(target: { readonly part?: PartId; readonly layer?: string } | null): void
  /** Stops the camera from following the pointer while a layer is dragged. */
  setTurning(isEnabled: boolean): void
  /** Returns a PNG of the current view at the given size. */
  picture(widthPx: number, heightPx: number): Promise<Blob>
  /** Draws now and waits for the GPU (for benches and tests). */
  renderNow(): void
  /** Triangles of the visible level, and GPU resources. */
  readonly info: { readonly triangles: number; readonly textures: number; readonly geometries: number }
  dispose(): void
}

/** A person in the garment, drawn with it. Belongs to its creator and can be on one stage at a time. */
export interface Wearer {
  readonly group: Group
  readonly bounds: Box3
  /** Uses the stage's light, which the camera's yaw rotates. */
  lightBy(upright: Matrix3): void
  /** The pose that moves the garments on the GPU; its values change as the wearer moves. */
  readonly body: Float32Array
  /** Returns where positions of the modelled figure are while the wearer stands. */
  stand(positions: Float32Array): Float32Array
  /** Moves to the pose of that time; true while there is more to come. */
  step(nowMs: number): boolean
}
