import { getBoots } from '@kitwright/library/players'
import type { WearerAppearance } from './appearance.ts'
import type { Paint } from './wearerMaterial.ts'

interface PartVariant {
  readonly name: string
  readonly side: 'left' | 'right'
  readonly paint: Paint
}

type PartVariants = Map<string, PartVariant>

function addPair(wanted: PartVariants, name: string, paint: Paint): void {
  for (const side of ['left', 'right'] as const) wanted.set(`${name} ${side}`, { name, side, paint })
}

function addBoots(wanted: PartVariants, { boots }: WearerAppearance): void {
  const { model, graphic, fx } = boots
  const { form } = getBoots(model)
  for (const side of ['left', 'right'] as const) {
    const { upper, second, trim, sole, laces } = boots[side]
    const add = (part: string, paint: Paint): void => {
      const name = `boots.${part === 'sole' ? model : form}.${part}`
      wanted.set(`${name} ${side}`, { name, side, paint })
    }
    add('upper', { material: 'leather', first: upper, second, pattern: graphic, fx })
    add('trim', { material: form === 'cuff' ? 'knit' : 'leather', first: trim })
    add('sole', { material: 'plate', first: sole })
    add('laces', { material: 'knit', first: laces })
  }
}

/** Returns the mannequin's parts that an appearance shows, by a key of each, and their paint. */
export function partsOf(appearance: WearerAppearance): ReadonlyMap<string, PartVariant> {
  const wanted: PartVariants = new Map()
  const skin: Paint = { material: 'skin', first: appearance.tone }
  const { pattern, first, second } = appearance.socks
  addPair(wanted, appearance.sleeve === 'short' ? 'arm' : 'hand.long', skin)
  if (appearance.gloves) {
    const { back, palm } = appearance.gloves
    const name = appearance.sleeve === 'short' ? 'glove' : 'glove.long'
    addPair(wanted, name, { material: 'leather', first: back, second: palm, pattern: 'palm' })
  }
  addPair(wanted, 'leg', skin)
  addPair(wanted, 'sock', { material: 'knit', first, second, pattern })
  addBoots(wanted, appearance)
  return wanted
}
