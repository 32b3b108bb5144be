/** Limits of a design document; part of its schema, so that no caller can forget them. */
export const LIMITS = {
  layers: 200,
  images: 40,
  textCharacters: 120,
  nameCharacters: 80,
  layerNameCharacters: 60,
  clubColourNameCharacters: 40,
  /** Patterns on one part, stacked: the number that a phone can paint on the cloth at once. */
  patterns: 3,
  /** Inks of one pattern. */
  inks: 4,
  /**
   * Size of a custom pattern's motif at scale 1. Smaller motifs would need an excessive number of copies on a piece.
   */
  motifMm: [1, 1500],
  /** Gap between the motifs of a custom pattern. */
  gapMm: 400,
  /** Pieces to which a pattern is restricted. */
  patternPieces: 24,
  /** Pipings and tapes of a design, and the edges of one of them. */
  piping: 12,
  pipingEdges: 24,
  /** Width of pipings and tapes. */
  pipingMm: [2, 30],
  /** Distance of patterns from texts and pictures. */
  clearMm: 40,
  /** Outlines of the mask of a part's patterns, and the points of one. */
  maskOutlines: 16,
  maskPoints: 200,
  /** Guides dragged from the rulers. */
  rulerGuides: 100,
  colourCodes: 64,
  colourCodeCharacters: 40,
  documentBytes: 512 * 1024,
  /** In mm; the longest piece of the largest size is under a metre. */
  positionMm: 2000,
  sizeMm: 1500,
  /** Gestures make no layer smaller than this; smaller stored layers keep their size. */
  smallestMm: 4,
  /** 1 is the pattern's own tile size. */
  patternScale: [0.1, 10],
} as const

/** Limits of a text's style. The schema refuses more, and the studio's fields offer no more. */
export const TEXT_LIMITS = {
  outlineMm: 20,
  /** Limit of an arc in either direction; nearly a whole circle. */
  arcDegrees: 350,
  waveMm: 200,
  waves: [0.5, 8],
  letterSpacingEm: [-0.2, 2],
  lineHeight: [0.6, 3],
  /** Either way. */
  skewDeg: 45,
} as const
