import { type MailTheme, onBar, onButton, onStage } from './mailTheme.ts'

// Kantumruy first if it is installed. Most phones have a Khmer font of their own.
const FONTS = `'Kantumruy Pro','Noto Sans Khmer','Khmer OS Battambang',Inter,Arial,sans-serif`

const base = {
  fonts: FONTS,
  showFonts: FONTS,
  title: { sizePx: 26, weight: 700, isUpper: false },
  head: { sizePx: 16, weight: 700, isUpper: false },
  radiusPx: { card: 12, block: 8, button: 6 },
  align: 'left',
  name: 'bar',
  titleOn: 'card',
  kits: 'beforeWords',
  sections: 'joined',
  rule: '1px solid',
} as const

/** The mails of a shop without a theme. */
export function plainTheme(colour: string): MailTheme {
  const own = { ...onBar(colour), ...onButton(colour), ...onStage('#eef2f7') }
  return {
    ...base,
    light: {
      ...own,
      ground: '#f1f5f9',
      onGround: '#475569',
      card: '#ffffff',
      ink: '#0f172a',
      soft: '#475569',
      line: '#e2e8f0',
      title: '#0f172a',
      pale: '#eef2f7',
    },
    dark: {
      ...own,
      ground: '#0b1220',
      onGround: '#a9b7cb',
      card: '#131c2e',
      ink: '#e2e8f0',
      soft: '#a9b7cb',
      line: '#334155',
      title: '#f8fafc',
      pale: '#1e293b',
    },
  }
}
