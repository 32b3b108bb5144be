/** Approximate times in ms of one thread of a small server. Measured with Skia; browsers are of the same order. */
export const RATES = {
  /** Visiting an element. */
  element: 0.002,
  command: 0.0006,
  /** Per pixel of an outline's length: it is sorted line by line. */
  edge: 0.000_03,
  /** Per square of the number of outlines that cross a pixel line: they are sorted there. */
  crossing: 0.000_006,
  /** Filling the whole picture once. */
  pass: 1.5,
  character: 0.02,
  /** Filling the whole picture with one letter, as a share of a pass. */
  letter: 0.25,
  dash: 0.0005,
  /** Per colour of a gradient, for each painting with it. */
  stop: 0.0001,
} as const

/** Number of passes over its region that a filter primitive takes. */
export const FILTER_PASSES: Readonly<Record<string, number>> = {
  feGaussianBlur: 8,
  feDropShadow: 12,
  feTurbulence: 30,
  feConvolveMatrix: 10,
  feMorphology: 10,
  feDiffuseLighting: 15,
  feSpecularLighting: 15,
  feDisplacementMap: 6,
}

/** Number of passes that a filter function takes. */
export const FUNCTION_PASSES: Readonly<Record<string, number>> = {
  blur: 8,
  'drop-shadow': 12,
  brightness: 2,
  contrast: 2,
  grayscale: 2,
  'hue-rotate': 2,
  invert: 2,
  opacity: 2,
  saturate: 2,
  sepia: 2,
}

/** librsvg takes as long for a mask as for twenty layers with opacity. */
export const LAYERS_OF_MASK = 20

/**
 * Factor of librsvg's time for a layer within another layer or a repeated pattern, compared with one directly on the
 * picture.
 */
export const LAYERS_OF_NESTED = 4

/** The factor for blended elements: each costs that many layers. */
export const LAYERS_OF_MIXED = 3

/** The longer side of the picture that estimates assume, pixels. */
export const SIDE_PX = 1000

/** The limit of a drawing's weight: a heavier one would take seconds and is refused. */
export const MAX_WEIGHT = 1500
