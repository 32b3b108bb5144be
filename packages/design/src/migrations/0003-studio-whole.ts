const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The only weight of each font. */
const CUTS: Readonly<Record<string, number>> = { teko: 600, graduate: 400, 'kantumruy-pro': 600 }

const ofText = (layer: Record<string, unknown>): Record<string, unknown> => ({
  ...layer,
  weight: CUTS[String(layer.font)] ?? 400,
  isItalic: false,
  outerOutline: null,
  shadow: null,
  curve: null,
  letterSpacingEm: 0,
  lineHeight: 1.2,
  align: 'centre',
  isUpperCase: false,
  skewDeg: 0,
})

function ofLayer(layer: unknown): unknown {
  if (!isRecord(layer)) return layer
  const named = { ...layer, name: null }
  if (layer.kind === 'text') return ofText(named)
  return layer.kind === 'image' ? { ...named, isMirrored: false } : named
}

const ofPart = (style: unknown): unknown =>
  isRecord(style) && isRecord(style.pattern)
    ? { ...style, pattern: { ...style.pattern, offsetXMm: 0, offsetYMm: 0 } }
    : style

/** Adds text styling, layer names, mirrored pictures, pattern offsets and dyer's codes. */
export const studioWhole = {
  name: '0003-studio-whole',
  up(document: Record<string, unknown>): Record<string, unknown> {
    const { parts, layers } = document
    return {
      ...document,
      parts: isRecord(parts)
        ? Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, ofPart(style)]))
        : parts,
      layers: Array.isArray(layers) ? layers.map(ofLayer) : layers,
      colourCodes: {},
    }
  },
}
