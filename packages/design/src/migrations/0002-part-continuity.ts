/** Adds whether gradient and pattern continue across seams. Old documents had them per piece and stay so. */
export const partContinuity = {
  name: '0002-part-continuity',
  up(document: Record<string, unknown>): Record<string, unknown> {
    const { parts } = document
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return document
    const continued = Object.entries(parts).map(([part, style]): [string, unknown] => [
      part,
      typeof style === 'object' && style !== null ? { ...style, isContinuous: false } : style,
    ])
    return { ...document, parts: Object.fromEntries(continued) }
  },
}
