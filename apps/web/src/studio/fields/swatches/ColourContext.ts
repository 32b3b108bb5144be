import type { ClubColour, DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { createContext, use, useSyncExternalStore } from 'react'

/** A design as it is shown just now. */
export interface ShownDesign {
  readonly document: DesignDocument
  readonly garment: Garment
}

/** Interface of the colour fields to the design they belong to. A field's own value is passed as a property. */
export interface ColourPorts {
  /** Calls after each change of what the next four say. */
  subscribe(listener: () => void): () => void
  /** The colours used last in this browser, newest first. */
  recent(): readonly string[]
  /** The club's colours in the kit that is open. */
  club(): readonly ClubColour[]
  /** Every colour of the design, the most used first. */
  inDesign(): readonly string[]
  /** Returns the dyer's codes of the design's colours, by their hex. */
  codes(): Readonly<Record<string, string>>
  /** A colour was settled on. */
  noteColour(colour: string): void
  /** False when the design holds as many codes as it may. */
  setCode(colour: string, code: string): boolean
  /** Shows what a change would make of the design while it is still being made. */
  preview(change: () => void): void
  undo(): void
  redo(): void
  /** For the eyedropper. */
  shown(): ShownDesign
}

export const ColourContext = createContext<ColourPorts | null>(null)

export function useColourPorts(): ColourPorts {
  const ports = use(ColourContext)
  if (!ports) throw new Error('a colour field belongs inside a ColourContext')
  return ports
}

/** Selects from the current ports. `select` must return the same value until it has changed. */
export function useColours<T>(select: (ports: ColourPorts) => T): T {
  const ports = useColourPorts()
  return useSyncExternalStore(ports.subscribe, () => select(ports))
}
