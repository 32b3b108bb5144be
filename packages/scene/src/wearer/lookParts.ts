import type { WearerLook } from './look.ts'
import type { Paint } from './wearerMaterial.ts'

interface WantedPart {
  readonly name: string
  readonly side: 'left' | 'right'
  readonly look: Paint
}

type Wanted = Map<string, WantedPart>

function addPair(wanted: Wanted, name: string, look: Paint): void {
  for (const side of ['left', 'right'] as const) wanted.set(`${name} ${side}`, { name, side, look })
}

function addHead(wanted: Wanted, { head, tone, eyes }: WearerLook): void {
  wanted.set('head', {
    name: 'head',
    side: 'left',
    look: { stuff: 'skin', first: tone, second: eyes, pattern: 'eyes' },
  })
  wanted.set('yoke', { name: 'yoke', side: 'left', look: { stuff: 'skin', first: tone } })
  for (const { name, colour, fades, transparent } of head) {
    const look: Paint = {
      stuff: 'hair',
      first: colour,
      second: fades ? tone : colour,
      pattern: fades ? (name === 'beard' ? 'beardFade' : 'hairFade') : 'plain',
      opacity: transparent ? 0.7 : 1,
    }
    wanted.set(name, { name: `head.${name}`, side: 'left', look })
  }
}

function addBoots(wanted: Wanted, { boots }: WearerLook): void {
  const { model, graphic, fx } = boots
  for (const side of ['left', 'right'] as const) {
    const { upper, second, trim, sole, laces } = boots[side]
    const add = (part: string, look: Paint): void => {
      const name = `boots.${model}.${part}`
      wanted.set(`${name} ${side}`, { name, side, look })
    }
    add('upper', { stuff: 'leather', first: upper, second, pattern: graphic, fx })
    add('trim', { stuff: model === 'cuff' ? 'knit' : 'leather', first: trim })
    add('sole', { stuff: 'plate', first: sole })
    add('laces', { stuff: 'knit', first: laces })
  }
}

/** The mannequin's parts that a look shows, by a key of each, and how they are painted. */
export function partsOf(look: WearerLook): ReadonlyMap<string, WantedPart> {
  const wanted: Wanted = new Map()
  const skin: Paint = { stuff: 'skin', first: look.tone }
  const { pattern, first, second } = look.socks
  addHead(wanted, look)
  if (look.sleeve === 'short') for (const name of ['arm', 'hand']) addPair(wanted, name, skin)
  else addPair(wanted, 'hand.long', skin)
  if (look.gloves) {
    const { back, palm } = look.gloves
    const name = look.sleeve === 'short' ? 'glove' : 'glove.long'
    addPair(wanted, name, { stuff: 'leather', first: back, second: palm, pattern: 'palm' })
  }
  addPair(wanted, 'leg', skin)
  addPair(wanted, 'sock', { stuff: 'knit', first, second, pattern })
  addBoots(wanted, look)
  return wanted
}
