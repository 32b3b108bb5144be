import { piecesOf, zoneOf, type Garment, type GarmentOptions, type Piece, type Zone } from '@kitwright/garment'
import { TEXT_ROLES, type ImageRole, type TextRole } from '../schema/imageRoles.ts'

type Role = TextRole | ImageRole

/** Zones for a role's layer: the first that the garment has is used. */
const ZONES: Readonly<Record<Role, readonly string[]>> = {
  frontText: ['frontText', 'waistband', 'sponsor', 'logo', 'shortsLogo'],
  backText: ['backText', 'playerName', 'backNumber'],
  frontNumber: ['frontNumber', 'shortsNumber', 'frontText', 'sponsor'],
  backNumber: ['backNumber', 'backText'],
  shortsNumber: ['shortsNumber', 'shortsLogo'],
  playerName: ['playerName', 'backText', 'waistband'],
  text: ['frontText', 'sponsor', 'waistband', 'shortsLogo'],
  logo: ['logo', 'shortsLogo', 'frontText'],
  sponsor: ['sponsor', 'frontText', 'shortsLogo'],
  image: ['sponsor', 'frontText', 'logo', 'shortsLogo'],
}

const isCloth = (piece: Piece): boolean => !piece.isRib && !piece.isTrim

/** Returns the middle of the piece typical for the role: the back for back roles, else the front. */
function middleOf(garment: Garment, options: GarmentOptions, role: Role): Zone {
  const cloth = piecesOf(garment, options)
    .map(({ piece }) => piece)
    .filter(isCloth)
  const side = role.startsWith('back') || role === 'playerName' ? 'back' : 'front'
  const piece = cloth.find(({ id }) => id.toLowerCase().includes(side)) ?? cloth[0]
  if (!piece) throw new Error(`garment ${garment.id} has no piece for layers`)
  const [x0, y0, x1, y1] = piece.box
  const centre = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
  return { id: 'middle', piece: piece.id, centre, width: (x1 - x0) / 2, height: (y1 - y0) / 4 }
}

/** Returns the zones for layers of the role, the most usual first. */
export const zonesForRole = (garment: Garment, options: GarmentOptions, role: Role): readonly Zone[] =>
  [...(garment.zonesFor?.[role] ?? []), ...ZONES[role]].flatMap(id => zoneOf(garment, options, id) ?? [])

/** Returns the default zone of the role's layers; always somewhere on cloth. */
export const zoneForRole = (garment: Garment, options: GarmentOptions, role: Role): Zone =>
  zonesForRole(garment, options, role)[0] ?? middleOf(garment, options, role)

/** Returns the text roles that a garment offers: a hoodie has no shorts to number. */
export const textRolesOf = (garment: Garment, options: GarmentOptions): readonly TextRole[] =>
  TEXT_ROLES.filter(role => role !== 'shortsNumber' || zoneOf(garment, options, 'shortsNumber') !== undefined)
