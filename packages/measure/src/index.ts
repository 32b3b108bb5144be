export {
  boxArea,
  boxAround,
  boxCentre,
  boxContains,
  boxHeight,
  boxWidth,
  clamp,
  distance,
  distanceFromLine,
  growBox,
  intersectBox,
  normaliseDegrees,
  polygonContains,
  rotatePoint,
  signedArea,
  toDegrees,
  toRadians,
  unionBox,
  lerp,
  lerpPoint,
} from './geometry.ts'
export type { Box, Point } from './geometry.ts'
export { simplifyIndices, simplifyLine } from './simplifyPolyline.ts'
export {
  colourDistance,
  contrast,
  DEFAULT_BRAND,
  lightness,
  luminance,
  mixColours,
  oklab,
  parseHex,
  readableOn,
  SHADES,
  shadesOf,
  toHex,
} from './colour.ts'
export type { Rgba, Shade } from './colour.ts'
export { COLOUR_VISIONS, onCloth, simulateVision } from './colourVision.ts'
export type { ColourVision } from './colourVision.ts'
export { deltaE, labOf, nearestColour } from './deltaE.ts'
export type { Lab } from './deltaE.ts'
export { formatUsd, percentOf, roundHalfUp } from './money.ts'
export { formatRiel, rielOf } from './riel.ts'
export type { Cents } from './money.ts'
export { formatCount, latinDigits, parseWholeNumber } from './digits.ts'
export { dayAfter, dayIn, DEFAULT_TIME_ZONE, endOfDay, isTimeZone, offsetIn, startOfDay } from './timeZones.ts'
export { foldText, foldWords } from './foldText.ts'
export { parsePhone } from './phone.ts'
