import type { Point } from '@kitwright/measure'

export type PathOp =
  | { readonly type: 'move' | 'line'; readonly to: Point }
  | { readonly type: 'curve'; readonly cp1: Point; readonly cp2: Point; readonly to: Point }
  | { readonly type: 'close' | 'noop' }

export interface DraftedPart {
  readonly points: Readonly<Record<string, Point>>
  readonly paths: Readonly<Record<string, { readonly ops: readonly PathOp[] }>>
}

interface Design {
  draft(): unknown
  readonly parts: readonly Readonly<Record<string, DraftedPart>>[]
  readonly setStores?: readonly { get(key: string): { error?: readonly unknown[] } | undefined }[]
}
export type DesignClass = new (settings: object) => Design

export interface DraftSettings {
  readonly measurements: Readonly<Record<string, number>>
  readonly options: Readonly<Record<string, number>>
  /** Whether FreeSewing draws the parts that are plain strips, or cut from another part. */
  readonly expand?: boolean
}

/** Drafts a FreeSewing design without seam allowance; the result finds parts by name. Throws on FreeSewing errors. */
export function draftDesign(Design: DesignClass, settings: DraftSettings): (part: string) => DraftedPart {
  const design = new Design({ ...settings, units: 'metric', sa: 0, complete: false })
  design.draft()
  const errors = design.setStores?.[0]?.get('logs')?.error ?? []
  if (errors.length > 0) throw new Error(`the pattern could not be drafted: ${String(errors[0])}`)
  return name => {
    const part = design.parts[0]?.[name]
    if (!part) throw new Error(`the pattern has no part ${name}`)
    return part
  }
}

/** A point of a part by name; throws when the design has none. */
export function pointOf(part: DraftedPart, name: string): Point {
  const point = part.points[name]
  if (!point) throw new Error(`the part has no point ${name}`)
  return { x: point.x, y: point.y }
}
