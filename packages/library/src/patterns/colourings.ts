import type { Colouring } from '../types.ts'

/** Dyes that go together on cloth; no primaries of the screen. */
const DYES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  cream: '#f6efdf',
  sand: '#d9bf94',
  silver: '#a9b2bd',
  grey: '#4b5563',
  black: '#111318',
  navy: '#12213f',
  royal: '#1c4fb8',
  sky: '#8fc4ee',
  teal: '#0f766e',
  green: '#15803d',
  forest: '#123a2b',
  lime: '#b5d334',
  yellow: '#f6c72d',
  gold: '#d9a63a',
  orange: '#e8641b',
  red: '#c8202f',
  wine: '#6d1426',
  pink: '#f2a3bd',
  purple: '#4a1d75',
  brown: '#5b3a21',
}

const dye = (name: string | undefined): string => {
  const hex = DYES[name ?? '']
  if (!hex) throw new Error(`there is no dye ${name}`)
  return hex
}

const parse = (names: string): Colouring => {
  const [ground, ink, ...more] = names.split('-')
  return { ground: dye(ground), inks: [dye(ink), ...more.map(dye)] }
}

/** Returns the two colourings offered for the family's pattern at this index. */
export function colouringsOf(colours: string, at: number): readonly [Colouring, Colouring] {
  const pairs = colours.split(' ')
  const other = at + 1 + Math.floor(at / pairs.length)
  const [first, second] = [at % pairs.length, other % pairs.length]
  return [parse(pairs[first]!), parse(pairs[second === first ? (second + 1) % pairs.length : second]!)]
}
