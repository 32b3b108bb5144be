import type { AssetRef } from '@kitwright/design'
import type { SizeOf } from './geometry/boxes.ts'

/** Services that the editor needs from outside; each function is given only the ports that it needs. */
export interface Ports {
  /** Size of a layer on cloth before its rotation, mm: letters are measured where their fonts are. */
  readonly measure: SizeOf
  /** An id that no other layer has. */
  readonly newId: () => string
  /** Ms that only grow. */
  readonly now: () => number
  /** Whether a picture can still be had, for layers that come from elsewhere. */
  readonly hasPicture: (asset: AssetRef) => Promise<boolean>
}

/** Some of the ports, as part of an editor. */
export interface WithPorts<Port extends keyof Ports> {
  readonly ports: Pick<Ports, Port>
}
