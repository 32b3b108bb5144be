import { type MailTheme, onBar, onButton, onStage, RULED_SHEET, solidOf } from './mailTheme.ts'

const NAVY = '#22386f'

/** A school's notebook: warm paper, round cards one below another, the kits on a yellow card. */
export function schoolTheme(colour: string): MailTheme {
  const own = { ...onButton(solidOf(colour)), ...onStage('#f7d590') }
  return {
    fonts: `'Andika','Trebuchet MS','Noto Sans Khmer','Khmer OS',Verdana,sans-serif`,
    showFonts: `'Baloo 2','Trebuchet MS','Noto Sans Khmer','Khmer OS',Verdana,sans-serif`,
    title: { sizePx: 29, weight: 700, isUpper: false },
    head: { sizePx: 19, weight: 700, isUpper: false },
    radiusPx: { card: 20, block: 14, button: 22 },
    align: 'left',
    name: 'ground',
    titleOn: 'card',
    kits: 'afterWords',
    sections: 'apart',
    rule: '2px dotted',
    light: {
      ...own,
      ...onBar('#f6ecd8'),
      ground: '#f6ecd8',
      onGround: '#1d2849',
      card: '#fffaf0',
      ink: '#1d2849',
      soft: '#4a5170',
      line: '#c5d5e3',
      title: NAVY,
      pale: '#dcebf5',
    },
    dark: {
      ...own,
      ...onBar('#1b2036'),
      ground: '#1b2036',
      onGround: '#f3ecdc',
      card: '#262c47',
      ink: '#f3ecdc',
      soft: '#c3c6d6',
      line: '#4a5780',
      title: '#ffd874',
      pale: '#2b3b60',
    },
  }
}

/** A delivery note: one frame, ruled rows, small type, the kits last to look up. */
export function factoryTheme(colour: string): MailTheme {
  const own = { ...onButton(solidOf(colour)), ...onStage('#e9edec') }
  const plain = `'B612',Verdana,'Noto Sans Khmer','Khmer OS System',sans-serif`
  return {
    ...RULED_SHEET,
    fonts: plain,
    showFonts: plain,
    title: { sizePx: 21, weight: 700, isUpper: false },
    head: { sizePx: 15, weight: 700, isUpper: false },
    light: {
      ...own,
      ...onBar('#14181a'),
      ground: '#f4f5f1',
      onGround: '#545c60',
      card: '#ffffff',
      ink: '#14181a',
      soft: '#545c60',
      line: '#b9c0c1',
      title: '#14181a',
      pale: '#f4f5f1',
    },
    dark: {
      ...own,
      ...onBar('#05080a'),
      ground: '#101415',
      onGround: '#a8b1b4',
      card: '#171c1e',
      ink: '#e8ecec',
      soft: '#a8b1b4',
      line: '#465054',
      title: '#ffffff',
      pale: '#21282a',
    },
  }
}
