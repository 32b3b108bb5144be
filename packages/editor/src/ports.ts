import type { AssetRef } from '@kitwright/design'
import type { SizeOf } from './geometry/boxes.ts'

/** Services that the editor needs from outside; each function is given only the ports that it needs. */
export interface Ports {
  /**
   * Returns the size of a layer on cloth before its rotation, mm. Letters are measured by the environment that has
   * their fonts.
   */
  readonly measure: SizeOf
  /** Returns a unique layer id. */
  readonly newId: () => string
  /** Returns a monotonic time in ms. */
  readonly now: () => number
  /** Checks whether a picture is still available, for layers from elsewhere. */
  readonly hasPicture: (asset: AssetRef) => Promise<boolean>
}

/** Some of the ports, as part of an editor. */
export interface WithPorts<Port extends keyof Ports> {
  readonly ports: Pick<Ports, Port>
}
