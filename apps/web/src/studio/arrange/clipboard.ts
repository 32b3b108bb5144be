import { layer as layerSchema, LIMITS, type DesignDocument, type Layer } from '@kitwright/design'
import type { GarmentOptions } from '@kitwright/garment'

const FORMAT = 'kitwright-layers'

/** Copied layers with where they come from: on another garment they go to the zones that answer to theirs. */
export interface Copied {
  readonly garment: string
  readonly options: GarmentOptions
  readonly layers: readonly Layer[]
}

/** Copied layers as the system's clipboard keeps them: text that any other tab can read. */
export const writeCopied = ({ garment, options }: DesignDocument, layers: readonly Layer[]): string =>
  JSON.stringify({ format: FORMAT, garment, options, layers })

/** Why there is nothing to paste: the clipboard holds something else, or what looks like ours but is not in order. */
export type CopiedResult =
  | { readonly ok: true; readonly copied: Copied }
  | { readonly ok: false; readonly reason: 'nothing' | 'damaged' }

type Unknown = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

/** Only looked at further when it says that it is ours. */
function parseOurs(text: string): Unknown | null {
  // Longer than any design: not worth parsing.
  if (text.length > LIMITS.documentBytes || !text.includes(FORMAT)) return null
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) && value.format === FORMAT ? value : null
  } catch {
    return null
  }
}

const optionsOf = ({ options }: Unknown): GarmentOptions | null => {
  if (!isRecord(options)) return null
  const { sleeve, collar } = options
  return typeof sleeve === 'string' && typeof collar === 'string' ? (options as unknown as GarmentOptions) : null
}

function layersFrom({ layers }: Unknown): readonly Layer[] | null {
  if (!Array.isArray(layers) || layers.length === 0 || layers.length > LIMITS.layers) return null
  const parsed = layers.map(each => layerSchema.safeParse(each))
  return parsed.every(({ success }) => success) ? parsed.map(({ data }) => data as Layer) : null
}

/** Text of the clipboard → layers, each checked as a saved document would be. */
export function readCopied(text: string): CopiedResult {
  const value = parseOurs(text)
  if (!value) return { ok: false, reason: 'nothing' }
  const [options, layers] = [optionsOf(value), layersFrom(value)]
  const { garment } = value
  if (typeof garment !== 'string' || !options || !layers) return { ok: false, reason: 'damaged' }
  return { ok: true, copied: { garment, options, layers } }
}
