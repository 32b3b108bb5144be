import { type MailTheme, onBar, onButton, onStage, solidOf } from './mailTheme.ts'

const joined = { align: 'left', sections: 'joined' } as const

/** A match poster: the title and the kits on the shop's colour, heavy capitals, square corners. */
export function matchdayTheme(colour: string): MailTheme {
  const field = solidOf(colour)
  const own = { ...onBar('#101114'), ...onStage(field) }
  return {
    ...joined,
    fonts: `'Barlow','Segoe UI','Noto Sans Khmer','Khmer OS Battambang',Arial,sans-serif`,
    showFonts: `'Big Shoulders Display','Koulen','Haettenschweiler',Impact,'Arial Narrow','Khmer OS Muol Light','Noto Sans Khmer',sans-serif`,
    title: { sizePx: 44, weight: 900, isUpper: true },
    head: { sizePx: 25, weight: 800, isUpper: true },
    radiusPx: { card: 0, block: 0, button: 0 },
    name: 'bar',
    titleOn: 'stage',
    kits: 'beforeWords',
    rule: '2px solid',
    light: {
      ...own,
      ...onButton('#101114'),
      ground: '#e6e2d9',
      onGround: '#4a4b50',
      card: '#ffffff',
      ink: '#101114',
      soft: '#4a4b50',
      line: '#101114',
      title: '#101114',
      pale: '#f3f1ec',
    },
    dark: {
      ...own,
      ...onButton('#f3f1ec'),
      ground: '#101114',
      onGround: '#aeb0b6',
      card: '#1f2125',
      ink: '#f3f1ec',
      soft: '#b4b6bc',
      line: '#5d6069',
      title: '#ffffff',
      pale: '#2b2d33',
    },
  }
}

/** Stickers: every section is a rounded card of its own, the title on the shop's colour. */
export function dropTheme(colour: string): MailTheme {
  const own = { ...onBar('#0d0d0d'), ...onStage(colour) }
  return {
    align: 'left',
    sections: 'apart',
    fonts: `'Martian Mono','Kantumruy Pro','Noto Sans Khmer','Courier New',monospace`,
    showFonts: `'Dela Gothic One','Arial Black',Impact,'Khmer OS Muol Light','Noto Sans Khmer',sans-serif`,
    title: { sizePx: 34, weight: 900, isUpper: false },
    head: { sizePx: 21, weight: 900, isUpper: false },
    radiusPx: { card: 22, block: 16, button: 28 },
    name: 'bar',
    titleOn: 'stage',
    kits: 'beforeWords',
    rule: '2px dashed',
    light: {
      ...own,
      ...onButton('#0d0d0d'),
      ground: '#e9e9e2',
      onGround: '#44443f',
      card: '#ffffff',
      ink: '#0d0d0d',
      soft: '#4f4f4a',
      line: '#0d0d0d',
      title: '#0d0d0d',
      pale: '#e4e4dc',
    },
    dark: {
      ...own,
      ...onButton('#f4f4ee'),
      ground: '#1c1c1a',
      onGround: '#c4c4bc',
      card: '#0d0d0d',
      ink: '#f4f4ee',
      soft: '#c4c4bc',
      line: '#6b6b66',
      title: '#ffffff',
      pale: '#262624',
    },
  }
}
