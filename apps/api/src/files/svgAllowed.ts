const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a logo is drawn with. No `style`, `image`, `a`, `use`, `foreignObject`, animation, script or filter that fetches. */
export const ELEMENTS = words(`
  svg g defs title desc symbol path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker switch
`)

/** Elements whose characters are seen, or read aloud. */
export const TEXT_ELEMENTS = words('text tspan title desc')

/** Elements that may take what they lack from another of their kind in the same picture, by `href`. */
export const INHERITING = words('linearGradient radialGradient pattern')

/** No `style`, no `class`, no `href`, no `on…`. */
export const ATTRIBUTES = words(`
  id x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio transform
  version fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask paint-order
  vector-effect shape-rendering text-rendering gradientUnits gradientTransform spreadMethod offset stop-color
  stop-opacity clipPathUnits maskUnits maskContentUnits mask-type patternUnits patternContentUnits patternTransform
  markerWidth markerHeight markerUnits refX refY orient marker-start marker-mid marker-end font-family font-size
  font-style font-weight font-stretch letter-spacing word-spacing text-anchor dominant-baseline alignment-baseline
  baseline-shift textLength lengthAdjust rotate
`)
