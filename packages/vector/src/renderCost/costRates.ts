/** Thousandths of a second, about, that one thread of a small server takes. Measured with Skia; browsers are of the same order. */
export const RATES = {
  /** To look at an element at all. */
  element: 0.002,
  command: 0.0006,
  /** For each pixel of an outline's length: it is sorted line by line. */
  edge: 0.000_03,
  /** For the square of how many outlines cross a line of pixels: they are kept in order there. */
  crossing: 0.000_006,
  /** To fill the whole picture once. */
  pass: 1.5,
  character: 0.02,
  /** To fill the whole picture with one letter, of a pass. */
  letter: 0.25,
  dash: 0.0005,
  /** For each colour of a gradient, each time that something is painted with it. */
  stop: 0.0001,
} as const

/** How many passes over its region a filter's step takes. */
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

/** The same of a filter that is said as a function. */
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

/** A mask takes librsvg as long as twenty layers that are merely see-through. */
export const LAYERS_OF_MASK = 20

/** A layer within a layer, or in what a pattern repeats, takes librsvg so many times what one takes that lies on the picture itself. */
export const LAYERS_OF_NESTED = 4

/** The factor for blended elements: each costs that many layers. */
export const LAYERS_OF_MIXED = 3

/** The longer side of the picture that weighing thinks of, pixels. */
export const SIDE_PX = 1000

/** The limit of a drawing's weight: a heavier one would take seconds and is refused. */
export const MAX_WEIGHT = 1500
