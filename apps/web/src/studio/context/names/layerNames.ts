import type { ImageRole, Layer, TextRole } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { snakeCase, type TextKey } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio } from '../store/StudioContext.ts'

type StudioKey = `studio:${TextKey<'studio'>}`

const ROLE_KEYS = {
  frontText: 'studio:role_front_text',
  backText: 'studio:role_back_text',
  frontNumber: 'studio:role_front_number',
  backNumber: 'studio:role_back_number',
  shortsNumber: 'studio:role_shorts_number',
  playerName: 'studio:role_player_name',
  text: 'studio:role_text',
  logo: 'studio:role_logo',
  sponsor: 'studio:role_sponsor',
  image: 'studio:role_image',
} as const satisfies Record<TextRole | ImageRole, StudioKey>

/** Returns the translation key of a part. */
export const partKey = (id: PartId): StudioKey => `studio:part_${snakeCase(id)}` as StudioKey

/** Returns the names of parts in the open garment. */
export function usePartName(): (part: PartId) => string {
  const { t } = useTranslation(['studio'])
  const names = useStudio(state => state.garment.partNames)
  return part => t(partKey(names?.[part] ?? part))
}

export const roleKey = (role: TextRole | ImageRole): (typeof ROLE_KEYS)[typeof role] => ROLE_KEYS[role]

/** Returns the default name of a layer while nobody has named it: its role and its text. */
export function useUsualName(): (layer: Layer) => string {
  const { t } = useTranslation(['studio'])
  return layer =>
    layer.kind === 'text' && layer.text !== '' ? `${t(roleKey(layer.role))}: ${layer.text}` : t(roleKey(layer.role))
}

/** Returns a function that gives the name of a layer in lists. */
export function useLayerName(): (layer: Layer) => string {
  const usualName = useUsualName()
  return layer => layer.name ?? usualName(layer)
}
