import { expect, test } from 'vitest'
import { manifestOf } from './manifest.ts'

const manifest = (name: string) =>
  JSON.parse(
    manifestOf({ name, description: 'Kits', colour: '#10b981', language: 'kh', iconVersion: 'abc' }),
  ) as Record<string, unknown>

test('an icon’s label holds twelve letters, of a longer name the first word', () => {
  const short = (name: string): unknown => manifest(name)['short_name']
  expect(short('Angkor Kits!')).toBe('Angkor Kits!')
  expect(short('Angkor Kits & Co')).toBe('Angkor')
  expect(short('Unbreakablename')).toBe('Unbreakablename')
  // Twelve letters that consist of more code points.
  expect(short('ខេមរា កីឡាខ្មែរ')).toBe('ខេមរា កីឡាខ្មែរ')
})

test('a phone gets the shop’s icons for its list, without Apple’s own', () => {
  expect(manifest('Angkor')).toEqual({
    id: '/',
    name: 'Angkor',
    short_name: 'Angkor',
    description: 'Kits',
    lang: 'km',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#10b981',
    icons: [
      ['any', 192],
      ['any', 512],
      ['maskable', 192],
      ['maskable', 512],
    ].map(([purpose, px]) => ({
      src: `/icons/${purpose}-${px}.png?v=abc`,
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  })
})
