import { PARTS } from '@kitwright/garment'
import type { Kit } from './paintPiece.ts'

/** Every part in one colour. */
const allOf = (colour: string): Record<string, string> =>
  Object.fromEntries(Object.keys(PARTS).map(part => [part, colour]))

const WORDS = {
  frontNumber: '10',
  sponsor: 'NORDAIR',
  logo: 'FC',
  playerName: 'MORENO',
  backNumber: '10',
  shortsNumber: '10',
}
/** Designs for preview pictures; `plain` is grey cloth without a design. */
export const KITS: Record<string, Kit> = {
  blue: {
    colours: {
      base: '#1d4fb8',
      sleeves: '#182a63',
      collar: '#f4f2ee',
      cuff: '#f4f2ee',
      shorts: '#14245c',
      hem: '#14245c',
      sidePanel: '#1d4fb8',
      shoulderPanel: '#1d4fb8',
      stripes: '#182a63',
    },
    ink: '#f4f2ee',
    words: WORDS,
  },
  red: {
    colours: {
      base: '#c4161d',
      sleeves: '#c4161d',
      collar: '#f4f2ee',
      cuff: '#f4f2ee',
      shorts: '#f4f2ee',
      hem: '#c4161d',
      sidePanel: '#8d0d13',
      shoulderPanel: '#f4f2ee',
      stripes: '#f4f2ee',
    },
    stripes: '#f4f2ee',
    ink: '#f4f2ee',
    words: WORDS,
  },
  white: { colours: allOf('#f6f6f4'), ink: '#22252b', words: {} },
  black: { colours: allOf('#141416'), ink: '#f4f2ee', words: {} },
  striped: {
    colours: {
      ...allOf('#f4b81c'),
      collar: '#1b1c20',
      cuff: '#1b1c20',
      hem: '#1b1c20',
      sidePanel: '#8a1f2b',
      shoulderPanel: '#1d4fb8',
      sleevePanel: '#1d4fb8',
      stripes: '#f4f2ee',
    },
    hoops: '#1b1c20',
    ink: '#f4f2ee',
    words: WORDS,
  },
}
