import type { ClubColour, DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { createContext, use, useSyncExternalStore } from 'react'

/** A design as currently shown. */
export interface ShownDesign {
  readonly document: DesignDocument
  readonly garment: Garment
}

/** Interface of the colour fields to the design they belong to. A field's own value is passed as a property. */
export interface ColourPorts {
  /** Calls the listener after each change of the next four values. */
  subscribe(listener: () => void): () => void
  /** Returns the recently used colours in this browser, newest first. */
  recent(): readonly string[]
  /** Returns the club's colours in the open kit. */
  club(): readonly ClubColour[]
  /** Returns every colour of the design, the most used first. */
  inDesign(): readonly string[]
  /** Returns the dyer's codes of the design's colours, by their hex. */
  codes(): Readonly<Record<string, string>>
  /** Called when a colour was settled on. */
  noteColour(colour: string): void
  /** Sets a code. Returns false when the design has the maximum number of codes. */
  setCode(colour: string, code: string): boolean
  /** Previews the effect of a change on the design before it is complete. */
  preview(change: () => void): void
  undo(): void
  redo(): void
  /** Returns the shown design, for the eyedropper. */
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
