/** Limits of a design document; part of its schema, so that no caller can forget them. */
export const LIMITS = {
  layers: 200,
  images: 40,
  textCharacters: 120,
  nameCharacters: 80,
  layerNameCharacters: 60,
  clubColourNameCharacters: 40,
  /** Patterns on one part, one over the other: what the cloth of a phone's screen can be painted with at once. */
  patterns: 3,
  /** Inks of one pattern. */
  inks: 4,
  /** How large the motif of a pattern of one's own is at scale 1: what comes smaller would be laid on a piece without end. */
  motifMm: [1, 1500],
  /** How far motifs of a pattern of one's own lie apart. */
  gapMm: 400,
  /** Pieces that a pattern is kept to. */
  patternPieces: 24,
  /** Pipings and tapes of a design, and the edges that one of them runs along. */
  piping: 12,
  pipingEdges: 24,
  /** How wide they are. */
  pipingMm: [2, 30],
  /** How far patterns can stay away from texts and pictures. */
  clearMm: 40,
  /** Outlines of the mask of a part's patterns, and the points of one. */
  maskOutlines: 16,
  maskPoints: 200,
  /** Guides dragged from the rulers. */
  rulerGuides: 100,
  colourCodes: 64,
  colourCodeCharacters: 40,
  documentBytes: 512 * 1024,
  /** mm; the longest piece of the largest size is under a metre. */
  positionMm: 2000,
  sizeMm: 1500,
  /** No hand makes a layer smaller; what came smaller stays so. */
  smallestMm: 4,
  /** 1 is the pattern's own tile size. */
  patternScale: [0.1, 10],
} as const

/** How far a text's look may go: the schema refuses more, and the fields of the studio offer no more. */
export const TEXT_LIMITS = {
  outlineMm: 20,
  /** Of an arc, either way; nearly a whole circle. */
  arcDegrees: 350,
  waveMm: 200,
  waves: [0.5, 8],
  letterSpacingEm: [-0.2, 2],
  lineHeight: [0.6, 3],
  /** Either way. */
  skewDeg: 45,
} as const
