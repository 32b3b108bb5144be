import type { ImageRole, Layer, TextRole } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { useStudio } from './store/StudioContext.ts'
import { useWords, type Say, type StudioKey } from './words.ts'

const PART_KEYS: Record<PartId, StudioKey> = {
  base: 'partBase',
  sleeves: 'partSleeves',
  stripes: 'partStripes',
  collar: 'partCollar',
  shorts: 'partShorts',
  hem: 'partHem',
  sidePanel: 'partSidePanel',
  shoulderPanel: 'partShoulderPanel',
  sleevePanel: 'partSleevePanel',
  cuff: 'partCuff',
  buttons: 'partButtons',
  hood: 'partHood',
  pocket: 'partPocket',
  drawstring: 'partDrawstring',
}

const ROLE_KEYS: Record<TextRole | ImageRole, StudioKey> = {
  frontText: 'roleFrontText',
  backText: 'roleBackText',
  frontNumber: 'roleFrontNumber',
  backNumber: 'roleBackNumber',
  shortsNumber: 'roleShortsNumber',
  playerName: 'rolePlayerName',
  text: 'roleText',
  logo: 'roleLogo',
  sponsor: 'roleSponsor',
  image: 'roleImage',
}

/** Where a part is not what its name says elsewhere. */
const OWN_KEYS: Readonly<Record<string, Partial<Record<PartId, StudioKey>>>> = {
  hoodie: { hem: 'partWaistband' },
  boxingtrunk: { cuff: 'partWaistband', sidePanel: 'partSideBand', shorts: 'partTrunks' },
  sleeveless: { cuff: 'partArmBinding' },
}

/** A part's name in the garment that is open. */
export function usePartName(): (part: PartId) => string {
  const say = useWords()
  const own = useStudio(state => OWN_KEYS[state.garment.id])
  return part => say(own?.[part] ?? PART_KEYS[part])
}

export const roleKey = (role: TextRole | ImageRole): StudioKey => ROLE_KEYS[role]

/** What a layer is called in lists: its own name, or its role and what it says. */
export const layerName = (layer: Layer, say: Say): string => layer.name ?? usualName(layer, say)

/** What it is called while nobody has named it. */
export const usualName = (layer: Layer, say: Say): string =>
  layer.kind === 'text' && layer.text !== '' ? `${say(roleKey(layer.role))}: ${layer.text}` : say(roleKey(layer.role))
