const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The elements of a logo, once references to shapes are expanded. Nothing that runs, loads or blocks a page. */
export const ELEMENTS = words(`
  svg g defs title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop
  clipPath mask pattern marker image filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight fePointLight feSpotLight feDropShadow feFlood
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset feSpecularLighting feTile feTurbulence
`)

/** Elements that are visible only where another element references them. */
export const ON_REQUEST = words('linearGradient radialGradient clipPath mask pattern marker filter symbol')

/** Elements whose characters are shown or read aloud. */
export const TEXT_ELEMENTS = words('text tspan textPath title desc')

export const DRAWN = words('path rect circle ellipse line polyline polygon text image')

/** Attributes that reference an element by `url(#…)`. */
export const REFERRING = words('fill stroke clip-path mask filter marker-start marker-mid marker-end')

/** Elements that reference another by `href`. */
export const WITH_HREF = words('linearGradient radialGradient pattern textPath feImage')

export const ATTRIBUTES = words(`
  id x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio transform version
  gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform markerWidth markerHeight markerUnits refX refY orient textLength lengthAdjust rotate
  startOffset method spacing side pathLength xml:space xml:lang lang
  filterUnits primitiveUnits in in2 result stdDeviation mode operator k1 k2 k3 k4 type values tableValues slope intercept
  amplitude exponent order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale
  diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle
  baseFrequency numOctaves seed stitchTiles scale xChannelSelector yChannelSelector radius
`)
