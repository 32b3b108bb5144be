import { repeatAround, withMirrorImage, box, mirrorIntoWhole, oval, polygonPath, rotatePath } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

const SWORD = mirrorIntoWhole('M50 2L56 10L54 64L66 64L66 71L54 71L54 86Q57 88 57 92Q55 98 50 98')
const RACKET = [
  line(5, oval(50, 28, 20, 25)),
  line(1.8, 'M40 8L40 48', 'M50 4L50 52', 'M60 8L60 48', 'M31 20L69 20', 'M30 30L70 30', 'M32 40L68 40'),
] as const

export const GEAR = familyOf('gear', [
  [
    'boot',
    'shoe cleats',
    inkShape(
      'M6 22Q20 28 32 18L40 24Q46 44 66 50Q92 54 96 70L96 78L8 78Q2 52 6 22Z',
      box(12, 78, 9, 12),
      box(28, 78, 9, 12),
      box(62, 78, 9, 12),
      box(78, 78, 9, 12),
    ),
    cut(3, 'M36 42L48 34', 'M44 50L55 42', 'M54 55L63 48', 'M8 68L95 68', 'M14 38Q22 50 16 62'),
  ],
  [
    'running-shoe',
    'trainer',
    inkShape('M4 40Q16 44 26 30L38 34Q52 54 74 58Q96 60 96 74Q96 84 84 84L10 84Q2 64 4 40Z'),
    cut(3, 'M4 74L96 74', 'M40 50L50 42', 'M49 56L58 49', 'M18 52L32 68', 'M28 48L44 68'),
  ],
  [
    'boxing-glove',
    'boxing',
    inkShape(
      'M30 62Q20 48 24 28Q30 6 56 6Q84 8 86 36Q88 54 76 66L74 74L34 74Z',
      'M30 40Q12 32 14 46Q16 62 34 62Z',
      box(32, 78, 44, 18),
    ),
    cut(3, 'M30 40Q42 44 40 56Q38 62 30 62', 'M44 22Q58 16 70 26'),
  ],
  [
    'boxing-gloves',
    'boxing gloves pair',
    inkShape(
      withMirrorImage(rotatePath('M62 60Q52 48 54 36Q58 18 76 18Q94 20 95 40Q96 54 88 62L86 84L66 84Z', 12, [74, 50])),
    ),
    cut(
      2.8,
      withMirrorImage(rotatePath('M64 66L88 66', 12, [74, 50])),
      withMirrorImage(rotatePath('M62 38Q70 42 68 54', 12, [74, 50])),
    ),
    line(3, 'M32 20Q50 -4 68 20'),
  ],
  ['racket', 'tennis badminton', ...RACKET, line(5, 'M50 54L50 94'), inkShape(box(45, 70, 10, 28))],
  [
    'crossed-bats',
    'baseball cricket',
    inkShape(
      rotatePath('M45 4Q55 -2 56 6L58 40Q56 60 53 84L56 88L56 96L44 96L44 88L47 84Q44 60 42 40Z', 42),
      rotatePath('M45 4Q55 -2 56 6L58 40Q56 60 53 84L56 88L56 96L44 96L44 88L47 84Q44 60 42 40Z', -42),
      oval(50, 86, 10),
    ),
    cut(2, 'M43 80Q50 86 43 92', 'M57 80Q50 86 57 92'),
  ],
  [
    'table-tennis',
    'paddle bat ping pong',
    inkShape(rotatePath(mirrorIntoWhole('M50 4Q80 6 80 36Q80 56 60 64L56 70L56 96L50 97'), 40)),
    cut(3, rotatePath('M32 58L68 58', 40)),
    inkShape(oval(84, 78, 9)),
  ],
  ['hockey-sticks', 'hockey', line(8, 'M20 6L64 80Q70 94 88 86', 'M80 6L36 80Q30 94 12 86'), inkShape(oval(50, 92, 7))],
  [
    'dumbbell',
    'gym weights',
    inkShape(
      rotatePath(
        box(20, 45, 60, 10) +
          box(8, 26, 12, 48) +
          box(80, 26, 12, 48) +
          box(22, 32, 9, 36) +
          box(69, 32, 9, 36) +
          box(1, 40, 7, 20) +
          box(92, 40, 7, 20),
        -30,
      ),
    ),
  ],
  [
    'kettlebell',
    'gym weight',
    inkShape(mirrorIntoWhole('M50 38Q78 36 84 64Q84 84 70 94L50 94')),
    line(10, 'M32 50Q24 10 50 10Q76 10 68 50'),
    detailShape(oval(50, 66, 12)),
  ],
  [
    'bicycle',
    'bike cycling',
    line(5, oval(22, 64, 19), oval(78, 64, 19)),
    line(5, 'M22 64L38 34L66 34L48 66L22 64', 'M66 34L78 64', 'M66 34L64 20L76 18', 'M48 66L36 28', 'M28 26L42 26'),
  ],
  [
    'wheel',
    'bicycle spokes',
    line(7, oval(50, 50, 42)),
    line(2.6, repeatAround('M50 50L50 10', 12)),
    inkShape(oval(50, 50, 9)),
    detailShape(oval(50, 50, 3.5)),
  ],
  [
    'oars',
    'rowing paddle boat',
    inkShape(
      rotatePath(mirrorIntoWhole('M50 2Q58 6 58 22L54 34L53 98L50 98'), 40),
      rotatePath(mirrorIntoWhole('M50 2Q58 6 58 22L54 34L53 98L50 98'), -40),
    ),
    cut(2.4, rotatePath('M43 28L57 28', 40), rotatePath('M43 28L57 28', -40)),
  ],
  ['sword', 'blade', inkShape(SWORD), cut(2, 'M50 12L50 60')],
  [
    'crossed-swords',
    'blades',
    inkShape(rotatePath(SWORD, 40), rotatePath(SWORD, -40)),
    cut(2, rotatePath('M50 12L50 46', 40), rotatePath('M50 12L50 46', -40)),
  ],
  [
    'axes',
    'axe',
    ...[38, -38].flatMap(d => [
      line(6, rotatePath('M50 6L50 98', d)),
      inkShape(
        rotatePath(
          d > 0 ? 'M50 10Q72 0 82 14Q76 26 82 38Q66 40 50 34Z' : 'M50 10Q28 0 18 14Q24 26 18 38Q34 40 50 34Z',
          d,
        ),
      ),
    ]),
  ],
  [
    'hammers',
    'hammer work',
    ...[40, -40].flatMap(d => [line(7, rotatePath('M50 14L50 97', d)), inkShape(rotatePath(box(30, 4, 40, 20), d))]),
  ],
  [
    'trident',
    'spear fork',
    inkShape(mirrorIntoWhole('M50 2L58 18L54 18L54 40Q66 40 70 20L66 20L74 4L82 20L78 20Q76 50 54 52L54 98L50 98')),
  ],
  [
    'bow',
    'archery',
    line(5, 'M26 6Q88 50 26 94'),
    line(2.4, 'M26 6L14 50L26 94', 'M14 50L84 50'),
    inkShape(polygonPath(80, 40, 98, 50, 80, 60)),
  ],
  [
    'arrows',
    'crossed archery',
    ...[45, 0, -45].flatMap(d => [
      line(4, rotatePath('M50 12L50 90', d)),
      inkShape(rotatePath('M50 0L58 16L42 16Z', d), rotatePath(mirrorIntoWhole('M50 78L58 84L58 98L50 91'), d)),
    ]),
  ],
  [
    'target',
    'archery bullseye',
    inkShape(oval(50, 50, 46)),
    detailShape(oval(50, 50, 37)),
    inkShape(oval(50, 50, 28)),
    detailShape(oval(50, 50, 19)),
    inkShape(oval(50, 50, 10)),
  ],
  [
    'gear-wheel',
    'cog work industry',
    inkShape(oval(50, 50, 36), repeatAround('M42 20L44 3L56 3L58 20Z', 10)),
    detailShape(oval(50, 50, 17)),
  ],
  [
    'key',
    'lock',
    inkShape(oval(50, 22, 20), box(45, 38, 10, 58), box(55, 72, 16, 8), box(55, 86, 12, 8)),
    detailShape(oval(50, 22, 9)),
  ],
  [
    'book',
    'school open',
    inkShape(mirrorIntoWhole('M50 26Q70 14 96 20L96 82Q70 76 50 88')),
    cut(
      3,
      'M50 26L50 86',
      withMirrorImage('M60 36Q74 30 86 32'),
      withMirrorImage('M60 50Q74 44 86 46'),
      withMirrorImage('M60 64Q74 58 86 60'),
    ),
  ],
  [
    'drum',
    'music',
    inkShape(oval(50, 26, 40, 16), 'M10 26L10 74Q14 92 50 92Q86 92 90 74L90 26Q86 44 50 44Q14 44 10 26Z'),
    detailShape(oval(50, 26, 33, 11)),
    cut(2.8, 'M12 46L28 84L40 50L50 88L60 50L72 84L88 46'),
  ],
  [
    'gong',
    'music',
    line(5, 'M14 96L14 8L86 8L86 96'),
    line(2.6, 'M36 8L40 26', 'M64 8L60 26'),
    inkShape(oval(50, 52, 30)),
    cut(2.6, oval(50, 52, 20)),
    detailShape(oval(50, 52, 8)),
  ],
  [
    'bell',
    'ring',
    inkShape(mirrorIntoWhole('M50 4Q56 4 56 12Q76 18 78 46Q78 66 90 78L50 78'), oval(50, 86, 10)),
    cut(2.8, 'M18 68L82 68'),
  ],
  [
    'helmet',
    'motor',
    inkShape('M8 56Q8 12 52 12Q92 14 94 54L94 66L62 70L58 86Q34 92 14 84Z'),
    detailShape('M44 38L92 42L93 58L58 60Q44 54 44 38Z'),
    cut(3, 'M14 40Q26 22 52 20'),
  ],
  [
    'spanners',
    'spanner wrench motor',
    ...[42, -42].map(d =>
      inkShape(
        rotatePath(
          'M42 2L42 16L50 20L58 16L58 2Q68 8 66 20Q62 28 56 30L56 70Q66 74 66 84Q66 94 58 98L58 86L50 82L42 86L42 98Q34 94 34 84Q34 74 44 70L44 30Q36 28 34 20Q32 8 42 2Z',
          d,
        ),
      ),
    ),
  ],
  [
    'chess-knight',
    'ok chess',
    inkShape(
      'M28 96L28 88L36 80Q34 64 48 52Q38 52 30 60L20 58L18 48Q30 38 34 24L38 8L48 18Q76 24 74 56Q70 70 70 80L76 88L76 96Z',
    ),
    detailShape(oval(42, 30, 3)),
    cut(2.8, 'M30 86L74 86', 'M56 28Q68 38 66 58'),
  ],
  [
    'controller',
    'gaming esport game',
    inkShape(mirrorIntoWhole('M50 28L78 26Q92 30 97 62Q98 82 86 82Q78 80 70 66L50 66')),
    detailShape(
      box(22, 42, 16, 5),
      box(27.5, 36.5, 5, 16),
      oval(72, 38, 4),
      oval(80, 46, 4),
      oval(64, 46, 4),
      oval(72, 54, 4),
    ),
  ],
  [
    'stopwatch',
    'time clock',
    inkShape(oval(50, 58, 38), box(44, 4, 12, 18), box(38, 2, 24, 8), rotatePath(box(76, 18, 10, 12), 40, [81, 24])),
    detailShape(oval(50, 58, 29)),
    inkShape(oval(50, 58, 5)),
    line(4, 'M50 58L64 42'),
    line(2.6, repeatAround('M50 33L50 38', 12, [50, 58])),
  ],
])
