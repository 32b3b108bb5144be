import type { TextLayer, TextRole } from '@kitwright/design'
import type { EditorPath, PartId } from '@kitwright/garment'

/** Colours of a look: `fade` runs from the main colour into the deep one. */
export type Tone = 'main' | 'deep' | 'light' | 'fade'

/** What a fresh design says, by role. */
export interface SampleTexts {
  readonly team: string
  readonly name: string
  readonly number: string
}

/** A sample in its role's zone, or in the zone that is named. */
export interface Sample {
  readonly role: TextRole
  readonly text: keyof SampleTexts
  readonly zone?: string
  readonly ink: Exclude<Tone, 'fade'>
  readonly change?: Partial<TextLayer>
}

/** How a garment greets: a tone for each part, and its samples. */
export interface Look {
  readonly parts: Partial<Record<PartId, Tone>>
  readonly samples: readonly Sample[]
}

const number = (role: TextRole, sizeMm: number, ink: Sample['ink'] = 'light'): Sample => ({
  role,
  text: 'number',
  ink,
  change: { sizeMm },
})
const team = (sizeMm: number, ink: Sample['ink'] = 'light'): Sample => ({
  role: 'frontText',
  text: 'team',
  ink,
  change: { sizeMm },
})
const onBack: Sample = { role: 'backText', text: 'team', ink: 'light', change: { sizeMm: 60 } }
const plate: Sample = { role: 'playerName', text: 'name', ink: 'light' }

const SPORT: readonly Sample[] = [team(74), number('frontNumber', 130), plate, number('backNumber', 380)]

/** Each type in the manner people wear it: a match kit with numbers, a quiet polo, a street tee with one strong word. */
export const LOOKS: Readonly<Record<EditorPath, Look>> = {
  soccer: {
    parts: {
      base: 'fade',
      sleeves: 'main',
      stripes: 'light',
      collar: 'deep',
      shorts: 'deep',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'deep',
      drawstring: 'light',
    },
    samples: [...SPORT, number('shortsNumber', 125)],
  },
  polo: {
    parts: {
      base: 'main',
      sleeves: 'main',
      stripes: 'light',
      collar: 'deep',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'deep',
      buttons: 'light',
      pocket: 'main',
    },
    samples: [{ role: 'frontText', text: 'team', zone: 'logo', ink: 'light', change: { sizeMm: 26 } }, onBack],
  },
  sleeveless: {
    parts: {
      base: 'main',
      stripes: 'light',
      collar: 'light',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      cuff: 'light',
    },
    samples: SPORT,
  },
  oversizedshirt: {
    parts: {
      base: 'deep',
      sleeves: 'deep',
      stripes: 'main',
      collar: 'main',
      hem: 'deep',
      sidePanel: 'main',
      shoulderPanel: 'deep',
      sleevePanel: 'main',
      cuff: 'deep',
    },
    samples: [
      { role: 'frontText', text: 'team', zone: 'logo', ink: 'light', change: { sizeMm: 24 } },
      {
        ...onBack,
        zone: 'backNumber',
        change: { sizeMm: 110 },
      },
    ],
  },
  tshirt: {
    parts: {
      base: 'main',
      sleeves: 'main',
      stripes: 'light',
      collar: 'deep',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'main',
    },
    samples: [team(84), onBack],
  },
  hoodie: {
    parts: {
      base: 'deep',
      sleeves: 'deep',
      stripes: 'main',
      collar: 'deep',
      hem: 'main',
      sidePanel: 'main',
      shoulderPanel: 'main',
      sleevePanel: 'main',
      cuff: 'main',
      hood: 'deep',
      pocket: 'deep',
      drawstring: 'light',
      buttons: 'light',
    },
    samples: [team(80), onBack],
  },
  boxyfit: {
    parts: {
      base: 'light',
      sleeves: 'main',
      stripes: 'deep',
      collar: 'main',
      hem: 'light',
      sidePanel: 'main',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'main',
    },
    samples: [team(86, 'deep'), { ...onBack, ink: 'deep' }],
  },
  boxingtrunk: {
    parts: {
      base: 'main',
      shorts: 'main',
      stripes: 'light',
      collar: 'deep',
      hem: 'light',
      sidePanel: 'deep',
      cuff: 'deep',
      drawstring: 'light',
    },
    samples: [team(56), number('shortsNumber', 125)],
  },
}
