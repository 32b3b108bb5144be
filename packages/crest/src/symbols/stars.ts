import {
  repeatAround,
  withMirrorImage,
  mirrorIntoWhole,
  oval,
  scaleAndMovePath,
  polygonPath,
  star,
  rotatePath,
} from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

const five = (x: number, y: number, r: number): string => star(5, r, { centre: [x, y], inner: 0.4 })
const FLAME = mirrorIntoWhole('M50 2Q54 20 68 32Q72 26 72 20Q88 42 84 66Q78 94 50 97')

export const STARS = familyOf('stars', [
  ['star', 'five points', inkShape(star(5, 50, { centre: [50, 53], inner: 0.4 }))],
  [
    'star-outline',
    'five points',
    inkShape(star(5, 50, { centre: [50, 53], inner: 0.42 })),
    detailShape(star(5, 37, { centre: [50, 53], inner: 0.42 })),
    inkShape(star(5, 25, { centre: [50, 53], inner: 0.42 })),
  ],
  [
    'star-faceted',
    'facets five points',
    inkShape(star(5, 50, { centre: [50, 53], inner: 0.4 })),
    detailShape(repeatAround('M50 53L50 11L60 39Z', 5, [50, 53])),
  ],
  ['star-four', 'compass north', inkShape(star(4, 50, { inner: 0.26 }))],
  ['star-six', '', inkShape(star(6, 48, { inner: 0.577 }))],
  ['star-seven', '', inkShape(star(7, 48, { inner: 0.5 }))],
  ['star-eight', '', inkShape(star(8, 48, { inner: 0.6 }))],
  [
    'compass',
    'north star rose',
    inkShape(rotatePath(star(4, 34, { inner: 0.3 }), 45)),
    detailShape(oval(50, 50, 16)),
    inkShape(star(4, 49, { inner: 0.24 })),
    detailShape(repeatAround('M50 50L50 8L57 43Z', 4)),
  ],
  ['three-stars', 'titles', inkShape(five(50, 34, 22), five(18, 62, 18), five(82, 62, 18))],
  [
    'five-stars',
    'titles arc',
    inkShape(five(50, 32, 15), five(28, 40, 12), five(72, 40, 12), five(11, 56, 10), five(89, 56, 10)),
  ],
  ['star-ring', 'circle twelve', inkShape(repeatAround(five(50, 11, 9), 12))],
  [
    'shooting-star',
    'comet',
    inkShape(
      five(68, 32, 28),
      polygonPath(46, 40, 4, 78, 52, 54),
      polygonPath(56, 56, 22, 96, 64, 60),
      polygonPath(40, 30, 6, 50, 42, 38),
    ),
  ],
  ['sun', 'rays', inkShape(oval(50, 50, 24), repeatAround('M42 20L50 1L58 20Q50 17 42 20Z', 12))],
  [
    'sun-face',
    'rays flames',
    inkShape(repeatAround('M40 24Q42 10 56 2Q52 14 62 24Z', 12), oval(50, 50, 30)),
    detailShape(oval(50, 50, 25)),
    inkShape(oval(50, 50, 20)),
  ],
  [
    'rising-sun',
    'sunrise dawn',
    inkShape(
      'M26 70Q28 45 50 45Q72 45 74 70Z',
      ...[-75, -50, -25, 0, 25, 50, 75].map(d => rotatePath('M46 38L50 20L54 38Z', d, [50, 70])),
      polygonPath(4, 76, 96, 76, 96, 82, 4, 82),
      polygonPath(16, 88, 84, 88, 84, 93, 16, 93),
    ),
  ],
  ['moon', 'moon night', inkShape('M66 6Q20 8 18 50Q20 92 66 94Q42 80 42 50Q42 20 66 6Z')],
  ['moon-star', 'moon night', inkShape('M56 6Q10 8 8 50Q10 92 56 94Q32 80 32 50Q32 20 56 6Z', five(70, 50, 24))],
  [
    'globe',
    'world earth',
    inkShape(oval(50, 50, 45)),
    cut(
      3,
      'M5 50L95 50',
      'M50 5L50 95',
      'M50 5Q14 50 50 95',
      'M50 5Q86 50 50 95',
      'M14 26Q50 40 86 26',
      'M14 74Q50 60 86 74',
    ),
  ],
  ['lightning', 'bolt thunder flash', inkShape('M58 2L18 56L44 56L34 98L82 38L54 38Z')],
  [
    'lightning-pair',
    'thunder flash',
    inkShape(
      scaleAndMovePath('M58 2L18 56L44 56L34 98L82 38L54 38Z', { x: 30, by: 0.8, tall: 1.2 }),
      scaleAndMovePath('M58 2L18 56L44 56L34 98L82 38L54 38Z', { x: 72, by: 0.8, tall: 1.2 }),
    ),
  ],
  [
    'lightning-disc',
    'thunder flash circle',
    inkShape(oval(50, 50, 46)),
    detailShape('M57 12L24 56L45 56L38 90L78 42L54 42Z'),
  ],
  [
    'flame',
    'fire',
    inkShape('M54 2Q58 18 70 30Q76 36 76 28Q92 52 84 72Q76 97 50 97Q22 96 16 70Q12 48 30 30Q32 44 38 46Q36 20 54 2Z'),
    detailShape('M52 50Q56 62 64 66Q70 88 50 90Q32 88 36 70Q40 74 44 72Q42 60 52 50Z'),
  ],
  ['flame-pair', 'fire symmetrical', inkShape(FLAME), detailShape(mirrorIntoWhole('M50 44Q52 58 62 66Q68 86 50 90'))],
  [
    'torch',
    'flame olympic',
    inkShape(
      'M52 2Q56 14 64 22Q72 34 64 46L36 46Q26 34 36 22Q38 30 42 30Q42 14 52 2Z',
      mirrorIntoWhole('M50 50L70 50L68 58L64 58L55 97L50 98'),
    ),
    cut(2.6, withMirrorImage('M57 64L54 88')),
  ],
  [
    'wave-sun',
    'sea water',
    inkShape(
      'M22 50Q24 22 50 22Q76 22 78 50Z',
      ...[-60, -30, 0, 30, 60].map(d => rotatePath('M47 14L50 0L53 14Z', d, [50, 50])),
    ),
    line(
      6,
      'M6 62Q18 52 28 62Q38 72 50 62Q62 52 72 62Q82 72 94 62',
      'M6 78Q18 68 28 78Q38 88 50 78Q62 68 72 78Q82 88 94 78',
      'M22 92Q30 86 38 92Q44 96 50 92Q58 86 64 92Q72 96 78 92',
    ),
  ],
  [
    'wave',
    'sea water surf',
    inkShape('M4 88Q4 20 54 12Q88 10 94 40Q84 28 72 36Q62 46 72 58Q82 66 96 60Q92 84 60 90Z'),
    cut(3, 'M18 84Q20 44 54 28', 'M34 86Q34 60 54 48', 'M50 88Q48 74 58 66'),
  ],
  ['drop', 'water', inkShape(mirrorIntoWhole('M50 3Q78 42 80 64Q78 95 50 96')), cut(4, 'M32 64Q34 80 48 83')],
  [
    'atom',
    'science',
    line(4, ...[0, 60, 120].map(d => rotatePath(oval(50, 50, 16, 46), d))),
    inkShape(oval(50, 50, 9)),
  ],
  ['heart', 'love', inkShape(mirrorIntoWhole('M50 26Q60 6 80 12Q98 20 94 44Q88 68 50 94'))],
  [
    'diamond',
    'gem jewel',
    inkShape('M24 12L76 12L97 38L50 94L3 38Z'),
    cut(2.8, 'M3 38L97 38', 'M24 12L36 38L50 94', 'M76 12L64 38L50 94', 'M36 38L50 12L64 38'),
  ],
  [
    'infinity',
    'infinity',
    line(9, 'M50 50Q30 24 16 34Q4 50 16 66Q30 76 50 50Q70 24 84 34Q96 50 84 66Q70 76 50 50Z'),
    cut(2.6, 'M46 58L54 42'),
  ],
])
