import type { Frame, LightDirection, PictureSize } from '@kitwright/scene/team'

/** The facts that a scene is painted by: the picture's camera and size, and the club's colours, the main one first. */
export interface SceneView {
  readonly frame: Frame
  readonly size: PictureSize
  readonly colours: readonly string[]
}

/** The light of a scene on the players. */
export interface SceneLight {
  /** Lights that cast shadows, with the shadow's darkness, 0-1, and its softness in metres. */
  readonly shadows: readonly { readonly towards: LightDirection; readonly darkness: number; readonly softM: number }[]
  /** Colour that players are multiplied with, at the head and at the feet. */
  readonly tint: readonly [head: string, feet: string]
  /** Light from behind along the edges: from the left and from the right of the picture. */
  readonly rim: readonly [left: string, right: string]
}

/** A place for a team photo, painted by code. */
export interface TeamScene {
  readonly light: SceneLight
  /** Paints everything behind and below the players. */
  paintBack(pen: CanvasRenderingContext2D, view: SceneView): void
  /** Paints what stands in front of the feet of a row at this depth, such as grass. */
  paintRow?(pen: CanvasRenderingContext2D, view: SceneView, z: number): void
  /** Paints the air before everything: haze, glare, darker corners. */
  paintFront(pen: CanvasRenderingContext2D, view: SceneView): void
}
