import { getGarment, partInfo, type Zone } from '@kitwright/garment'
import type { DesignDocument } from '../schema/document.ts'
import type { PatternUse } from '../schema/patternUse.ts'
import type { ImageLayer, TextLayer, TextStyle } from '../schema/layers.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import type { TextRole } from '../schema/imageRoles.ts'

/** Creates an empty design of a garment in plain colours. Throws for an unknown garment. */
export function createDesign(garmentId: string): DesignDocument {
  const garment = getGarment(garmentId)
  const solid = (colour: string) => ({
    fill: { kind: 'solid' as const, colour },
    pattern: null,
    span: 'piece' as const,
  })
  const parts = Object.fromEntries(garment.parts.map(part => [part, solid(partInfo(garment, part).colour)]))
  return {
    format: 'kitwright-design',
    migrations: MIGRATIONS.map(step => step.name),
    garment: garment.id,
    options: { ...garment.variants[0]!.options },
    fabric: { colour: '#ffffff' },
    parts,
    layers: [],
    colourCodes: {},
    clubColours: [],
    kits: [],
  }
}

/**
 * Font size in mm of a new text. Numbers follow the usual lettering heights (back 25-35 cm, front and shorts 10-15 cm).
 */
const START_SIZE_MM: Record<TextRole, number> = {
  frontText: 55,
  backText: 45,
  frontNumber: 110,
  backNumber: 300,
  shortsNumber: 110,
  /** Gives capitals of 54 mm and Khmer letters of 51; names are 50 to 75 high between the lines of their script. */
  playerName: 84,
  text: 50,
}

const isNumberRole = (role: TextRole): boolean => role.endsWith('Number')

/** A text style without decoration. */
export const PLAIN_TEXT: TextStyle = {
  font: 'teko',
  weight: 600,
  isItalic: false,
  fill: { kind: 'solid', colour: '#ffffff' },
  outline: null,
  outerOutline: null,
  shadow: null,
  curve: null,
  letterSpacingEm: 0,
  lineHeight: 1.2,
  align: 'centre',
  isUpperCase: false,
  skewDeg: 0,
}

/** Creates a pattern at its own size, unrotated, in one colour. */
export const createPatternUse = (id: string, colour: string): PatternUse => ({
  id,
  colour,
  opacity: 1,
  scale: 1,
  rotationDeg: 0,
  offsetXMm: 0,
  offsetYMm: 0,
})

/** The properties that new layers of every kind share: upright, in the middle of a zone. */
const placedIn = ({ piece, centre }: Zone) => ({
  piece,
  xMm: centre.x,
  yMm: centre.y,
  rotationDeg: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
})

/** Creates a text in the middle of its zone. `id` must be new in the document. */
export function createTextLayer(id: string, role: TextRole, text: string, zone: Zone): TextLayer {
  return {
    ...PLAIN_TEXT,
    id,
    name: null,
    kind: 'text',
    role,
    text,
    ...placedIn(zone),
    ...(isNumberRole(role) && { font: 'graduate', weight: 400 }),
    sizeMm: START_SIZE_MM[role],
    maxWidthMm: isNumberRole(role) ? null : zone.width,
    fit: 'shrink',
  }
}

/** Creates a picture as large as its zone allows, in its own proportions. */
export function createImageLayer(
  id: string,
  role: ImageLayer['role'],
  asset: ImageLayer['asset'],
  zone: Zone,
): ImageLayer {
  const scale = Math.min(zone.width / asset.widthPx, zone.height / asset.heightPx)
  return {
    id,
    name: null,
    kind: 'image',
    role,
    asset,
    ...placedIn(zone),
    widthMm: asset.widthPx * scale,
    heightMm: asset.heightPx * scale,
    isMirrored: false,
  }
}
