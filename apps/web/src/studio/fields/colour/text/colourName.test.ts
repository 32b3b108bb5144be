import { expect, it } from 'vitest'
import { colourName } from './colourName.ts'

it.each([
  ['#ffffff', 'plain', 'white'],
  ['#000000', 'plain', 'black'],
  ['#94a3b8', 'plain', 'blue'],
  ['#cccccc', 'light', 'grey'],
  ['#dc2626', 'plain', 'red'],
  ['#ff0040', 'plain', 'red'],
  ['#78350f', 'plain', 'brown'],
  ['#fbbf24', 'plain', 'yellow'],
  ['#14532d', 'dark', 'green'],
  ['#10b981', 'plain', 'green'],
  ['#1e3a8a', 'dark', 'blue'],
  ['#90caf8', 'light', 'blue'],
  ['#a855f7', 'plain', 'purple'],
  ['#00000000', 'plain', 'clear'],
])('%s is called %s %s', (hex, tone, hue) => expect(colourName(hex)).toEqual({ hue, tone }))
