import { type MailTheme, nightOf, onBar, onButton, onStage, RULED_SHEET, solidOf } from './mailTheme.ts'

/** A letter of a fine tailor: light serif letters, hair lines, much paper, the kits after the words. */
export function atelierTheme(colour: string): MailTheme {
  const serif = `'Newsreader',Georgia,'Hanuman','Noto Serif Khmer','Khmer OS Siemreap','Times New Roman',serif`
  const own = { ...onStage('#f0eee9') }
  return {
    ...RULED_SHEET,
    fonts: serif,
    showFonts: serif,
    title: { sizePx: 32, weight: 300, isUpper: false },
    head: { sizePx: 17, weight: 400, isUpper: false },
    light: {
      ...own,
      ...onBar('#ffffff'),
      ...onButton(solidOf(colour)),
      ground: '#ffffff',
      onGround: '#66645e',
      card: '#ffffff',
      ink: '#1b1b19',
      soft: '#66645e',
      line: '#c9c7c1',
      title: '#1b1b19',
      pale: '#f6f5f1',
    },
    dark: {
      ...own,
      ...onBar('#171714'),
      ...onButton(solidOf(colour)),
      ground: '#171714',
      onGround: '#a9a69d',
      card: '#171714',
      ink: '#efece4',
      soft: '#a9a69d',
      line: '#45443e',
      title: '#ffffff',
      pale: '#24231f',
    },
  }
}

const KRAMA = 'repeating-linear-gradient(90deg,#932832 0 14px,#f3dba3 14px 28px,#932832 28px 42px,#c9696c 42px 56px)'

/** One axis, gold on the shop's darkest colour, the words on silk between two woven bands. */
export function angkorTheme(colour: string): MailTheme {
  const night = nightOf(colour)
  const own = { ...onStage(night), ...onButton('#dcae4b'), bar: night, onBar: '#dcae4b' }
  return {
    fonts: `'Alegreya','Noto Serif Khmer','Khmer OS Siemreap','Palatino Linotype',Georgia,serif`,
    showFonts: `'Marcellus','Moul','Khmer OS Muol Light','Noto Serif Khmer','Palatino Linotype',Georgia,serif`,
    title: { sizePx: 28, weight: 400, isUpper: false },
    head: { sizePx: 20, weight: 400, isUpper: false },
    radiusPx: { card: 0, block: 0, button: 0 },
    align: 'center',
    name: 'ground',
    titleOn: 'card',
    kits: 'beforeWords',
    sections: 'joined',
    rule: '1px solid',
    band: KRAMA,
    light: {
      ...own,
      ground: night,
      onGround: '#f3dba3',
      card: '#f6eddb',
      ink: '#1d1a2b',
      soft: '#5b4f45',
      line: '#c9b88f',
      title: '#932832',
      pale: '#ebdfc4',
    },
    dark: {
      ...own,
      ground: night,
      onGround: '#f3dba3',
      card: '#1a1611',
      ink: '#f6eddb',
      soft: '#cfc0a6',
      line: '#57482c',
      title: '#eba3a3',
      pale: '#2c2519',
    },
  }
}
