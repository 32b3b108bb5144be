/** Limits of a design document; part of its schema, so that no caller can forget them. */
export const LIMITS = {
  layers: 200,
  images: 40,
  textCharacters: 120,
  nameCharacters: 80,
  layerNameCharacters: 60,
  clubColourNameCharacters: 40,
  colourCodes: 64,
  colourCodeCharacters: 40,
  documentBytes: 512 * 1024,
  /** mm; the longest piece of the largest size is under a metre. */
  positionMm: 2000,
  sizeMm: 1500,
} as const
