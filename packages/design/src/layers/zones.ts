import { piecesOf, zoneOf, type Garment, type GarmentOptions, type Piece, type Zone } from '@kitwright/garment'
import { TEXT_ROLES, type ImageRole, type TextRole } from '../schema/imageRoles.ts'

type Role = TextRole | ImageRole

/** Where a role's layer goes: the first of these zones that the garment has. */
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

/** The middle of the piece where one would look for the role: of the back for back roles, else of the front. */
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

/** Where layers of the role may sit, the most usual first. */
export const zonesForRole = (garment: Garment, options: GarmentOptions, role: Role): readonly Zone[] =>
  [...(garment.zonesFor?.[role] ?? []), ...ZONES[role]].flatMap(id => zoneOf(garment, options, id) ?? [])

/** Where a layer of the role sits by default; always somewhere on cloth. */
export const zoneForRole = (garment: Garment, options: GarmentOptions, role: Role): Zone =>
  zonesForRole(garment, options, role)[0] ?? middleOf(garment, options, role)

/** The texts that a garment offers: a hoodie has no shorts to number. */
export const textRolesOf = (garment: Garment, options: GarmentOptions): readonly TextRole[] =>
  TEXT_ROLES.filter(role => role !== 'shortsNumber' || zoneOf(garment, options, 'shortsNumber') !== undefined)
