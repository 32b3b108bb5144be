import {
  repeatAround,
  withMirrorImage,
  box,
  mirrorIntoWhole,
  oval,
  polygonPath,
  scaleAndMovePath,
  star,
} from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

/** A Khmer tower: tiers that bend inward to a lotus bud. Its foot is at the bottom centre. */
const PRASAT = mirrorIntoWhole(
  'M50 0L53 8L56 10L56 16L61 19L61 26L66 29L66 37L70 40L70 50L74 53L74 64L78 66L78 97L50 97',
)
const PRASAT_TIERS = ['M45 20L55 20', 'M41 30L59 30', 'M37 41L63 41', 'M33 54L67 54', 'M29 67L71 67']
const tower = (x: number, foot: number, by: number): string => scaleAndMovePath(PRASAT, { x, y: foot - 47 * by, by })
const tiers = (x: number, foot: number, by: number): string[] =>
  PRASAT_TIERS.slice(1).map(d => scaleAndMovePath(d, { x, y: foot - 47 * by, by }))

export const PLACES = familyOf('places', [
  [
    'angkor-wat',
    'temple towers cambodia',
    inkShape(tower(50, 78, 0.74), tower(27, 78, 0.5), tower(73, 78, 0.5), box(2, 70, 96, 12), box(0, 86, 100, 8)),
    cut(1.8, ...tiers(50, 78, 0.74), ...tiers(27, 78, 0.5).slice(0, 3), ...tiers(73, 78, 0.5).slice(0, 3)),
    detailShape('M46 82L46 74Q50 68 54 74L54 82Z', ...[8, 16, 24, 32, 64, 72, 80, 88].map(x => box(x, 74, 4, 8))),
  ],
  [
    'angkor-five',
    'angkor temple',
    inkShape(tower(50, 84, 0.8), box(3, 84, 94, 10)),
    cut(2.4, ...[-1, 1].flatMap(side => [tower(50 + side * 25, 84, 0.56)])),
    inkShape(tower(25, 84, 0.54), tower(75, 84, 0.54)),
    cut(2.4, tower(9, 84, 0.36), tower(91, 84, 0.36)),
    inkShape(tower(9, 84, 0.34), tower(91, 84, 0.34), box(2, 84, 96, 10)),
    cut(1.8, ...tiers(50, 84, 0.8).slice(0, 3)),
  ],
  [
    'prasat',
    'temple tower khmer',
    inkShape(PRASAT),
    cut(2.4, ...PRASAT_TIERS),
    detailShape('M43 97L43 82Q50 72 57 82L57 97Z'),
  ],
  [
    'bayon',
    'temple face tower smile',
    inkShape(mirrorIntoWhole('M50 2L56 8L58 16L66 18L68 26L74 28Q78 50 76 64Q84 66 84 78L84 97L50 97')),
    detailShape(
      withMirrorImage('M55 42Q63 36 70 42Q63 47 56 45Z'),
      mirrorIntoWhole('M50 44L53 54L57 58Q54 61 50 61'),
      mirrorIntoWhole('M50 66Q58 62 68 66Q60 74 50 74'),
    ),
    cut(
      2.4,
      'M34 18L66 18',
      'M29 29L71 29',
      withMirrorImage('M53 37Q62 30 72 37'),
      withMirrorImage('M68 82L68 96'),
      'M30 84Q50 92 70 84',
    ),
  ],
  [
    'stupa',
    'pagoda buddhist',
    inkShape(mirrorIntoWhole('M50 0L53 24L58 30L60 40L66 44Q80 52 80 72L86 74L86 82L92 84L92 96L50 96')),
    cut(2.4, 'M44 31L56 31', 'M40 41L60 41', 'M22 73L78 73', 'M15 83L85 83'),
  ],
  [
    'pagoda',
    'temple roof wat',
    inkShape(
      mirrorIntoWhole('M50 4L56 18Q64 34 84 40L88 34L88 46L78 46L78 50Q84 58 94 60L98 54L98 68L86 68L86 96L50 96'),
    ),
    detailShape(
      mirrorIntoWhole('M50 22L58 40L50 40'),
      'M44 96L44 76Q50 68 56 76L56 96Z',
      withMirrorImage(box(63, 74, 6, 22)),
      withMirrorImage(box(74, 74, 6, 22)),
    ),
    cut(2.6, 'M24 54L76 54'),
  ],
  [
    'royal-palace',
    'throne hall spire phnom penh',
    inkShape(mirrorIntoWhole('M50 0L52 20L55 30L58 34L62 44L80 54L84 50L84 60L94 66L98 62L98 72L90 74L90 94L50 94')),
    detailShape(
      mirrorIntoWhole('M50 46L58 56L50 56'),
      'M45 94L45 80Q50 74 55 80L55 94Z',
      withMirrorImage(box(60, 78, 5, 16)),
      withMirrorImage(box(69, 78, 5, 16)),
      withMirrorImage(box(78, 78, 5, 16)),
    ),
    cut(2.4, 'M26 66L74 66'),
  ],
  [
    'independence',
    'phnom penh lotus tower',
    inkShape(mirrorIntoWhole('M50 2L54 10L62 14L60 18L68 26L64 30L74 40L70 44L80 56L76 60L80 62L80 94L50 94')),
    cut(2.4, 'M38 19L62 19', 'M34 31L66 31', 'M30 45L70 45', 'M24 61L76 61'),
    detailShape('M42 94L42 78Q50 66 58 78L58 94Z'),
  ],
  [
    'gate',
    'gopura arch',
    inkShape(mirrorIntoWhole('M50 2L58 14L66 16L70 28L88 32L90 44L96 46L96 96L64 96L64 64Q62 50 50 46')),
    cut(
      2.4,
      'M32 18L68 18',
      'M14 34L86 34',
      withMirrorImage('M72 58L88 58'),
      withMirrorImage('M72 70L88 70'),
      withMirrorImage('M72 82L88 82'),
    ),
  ],
  [
    'castle',
    'fort towers',
    inkShape(
      'M8 20L18 20L18 28L24 28L24 20L34 20L34 46L40 46L40 40L47 40L47 46L53 46L53 40L60 40L60 46L66 46L66 20L76 20L76 28L82 28L82 20L92 20L92 94L8 94Z',
    ),
    detailShape('M40 94L40 72Q50 60 60 72L60 94Z', box(18, 48, 6, 14), box(76, 48, 6, 14)),
  ],
  [
    'house',
    'home village',
    inkShape('M50 6L92 38L84 40L84 66L16 66L16 40L8 38Z', ...[18, 38, 57, 77].map(x => box(x, 66, 5, 28))),
    detailShape(box(26, 44, 13, 13), box(61, 44, 13, 13), box(44, 42, 12, 24)),
    line(3, 'M4 95L96 95'),
  ],
  [
    'stadium',
    'arena olympic',
    inkShape('M4 40Q50 8 96 40L90 82Q50 98 10 82Z'),
    detailShape('M16 44Q50 22 84 44Q50 60 16 44Z'),
    cut(2.6, 'M26 60L28 84', 'M42 65L43 89', 'M58 65L57 89', 'M74 60L72 84'),
  ],
  [
    'mountain',
    'peak',
    inkShape('M2 90L38 18L56 50L66 36L98 90Z'),
    detailShape('M38 25L47 42L43 46L38 38L31 48L28 45Z'),
  ],
  [
    'mountain-sun',
    'peak dawn',
    inkShape(oval(66, 30, 18), 'M2 92L36 28L60 70L72 56L98 92Z'),
    detailShape('M36 35L42 45L39 50L35 43L29 51L27 49.5Z'),
  ],
  [
    'peaks',
    'mountains hills',
    inkShape('M0 88L22 44L36 68L50 12L66 68L78 44L100 88Z'),
    detailShape('M50 24L56 46L50 42L44 46Z'),
    line(4, 'M4 96L96 96'),
  ],
  [
    'propeller',
    'windmill fan',
    inkShape(repeatAround('M48 46L30 6Q50 -2 52 20L54 46Z', 4), oval(50, 50, 8)),
    detailShape(oval(50, 50, 3)),
  ],
  [
    'city',
    'skyline towers buildings',
    inkShape(
      box(6, 50, 18, 44),
      box(28, 26, 18, 68),
      polygonPath(50, 10, 58, 4, 66, 10, 66, 94, 50, 94),
      box(70, 38, 24, 56),
    ),
    detailShape(
      ...[34, 46, 58, 70].map(y => box(33, y, 8, 5)),
      ...[20, 34, 48, 62].map(y => box(55, y, 6, 6)),
      ...[48, 60, 72].map(y => box(76, y, 12, 4)),
      ...[58, 70].map(y => box(10, y, 10, 4)),
    ),
  ],
  [
    'temple-star',
    'angkor star temple',
    inkShape(
      star(5, 14, { centre: [50, 15], inner: 0.4 }),
      tower(50, 92, 0.62),
      tower(24, 92, 0.46),
      tower(76, 92, 0.46),
      box(4, 90, 92, 8),
    ),
    cut(1.8, ...tiers(50, 92, 0.62)),
  ],
])
