import { repeatAround, withMirrorImage, box, mirrorIntoWhole, oval, polygonPath, star, rotatePath } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

const DISC = inkShape(oval(50, 50, 45))
const RIM = [DISC, detailShape(oval(50, 50, 40))] as const

export const BALLS = familyOf('balls', [
  [
    'football',
    'soccer ball',
    ...RIM,
    inkShape(star(5, 15)),
    line(3, repeatAround('M50 35L50 22', 5)),
    inkShape(repeatAround('M50 24L38 18L42 9Q50 6 58 9L62 18Z', 5)),
    line(3, repeatAround('M38 18L28 24', 5)),
    line(3, repeatAround('M62 18L72 24', 5)),
  ],
  [
    'football-classic',
    'soccer ball old vintage',
    DISC,
    cut(
      3,
      'M5 36Q50 50 95 36',
      'M5 64Q50 50 95 64',
      'M36 6Q44 28 42 42',
      'M64 6Q56 28 58 42',
      'M36 94Q44 72 42 58',
      'M64 94Q56 72 58 58',
    ),
    cut(3, 'M38 50L62 50', 'M42 46L42 54', 'M50 45L50 55', 'M58 46L58 54'),
  ],
  ['basketball', 'ball hoop', DISC, cut(3.4, 'M5 50L95 50', 'M50 5L50 95', 'M18 18Q42 50 18 82', 'M82 18Q58 50 82 82')],
  [
    'volleyball',
    'ball net',
    DISC,
    cut(
      3,
      repeatAround('M50 50Q72 40 70 9', 3),
      repeatAround('M63 44Q82 60 92 62', 3),
      repeatAround('M69 33Q86 40 95 43', 3),
    ),
  ],
  ['tennis-ball', 'ball', DISC, cut(4, 'M20 16Q46 50 20 84', 'M80 16Q54 50 80 84')],
  [
    'baseball',
    'ball softball',
    DISC,
    cut(3, 'M20 16Q48 50 20 84', 'M80 16Q52 50 80 84'),
    cut(
      2.4,
      ...[28, 40, 50, 60, 72].flatMap(y => [
        `M${22 + (22 - Math.abs(y - 50)) * 0.5} ${y}L${34 + (22 - Math.abs(y - 50)) * 0.5} ${y + (y - 50) * 0.16}`,
      ]),
      withMirrorImage('M70 28L60 26').slice(0, 0),
      ...[28, 40, 50, 60, 72].flatMap(y => [
        `M${78 - (22 - Math.abs(y - 50)) * 0.5} ${y}L${66 - (22 - Math.abs(y - 50)) * 0.5} ${y + (y - 50) * 0.16}`,
      ]),
    ),
  ],
  [
    'rugby-ball',
    'oval ball',
    inkShape(rotatePath(oval(50, 50, 46, 29), -35)),
    cut(
      3.4,
      rotatePath('M24 27Q34 50 24 73', -35),
      rotatePath('M76 27Q66 50 76 73', -35),
      rotatePath('M38 50L62 50', -35),
      rotatePath('M42 45L42 55', -35),
      rotatePath('M50 45L50 55', -35),
      rotatePath('M58 45L58 55', -35),
    ),
  ],
  [
    'american-football',
    'gridiron ball',
    inkShape(rotatePath('M2 50Q22 20 50 20Q78 20 98 50Q78 80 50 80Q22 80 2 50Z', -35)),
    cut(5, rotatePath('M26 29L26 71', -35), rotatePath('M74 29L74 71', -35)),
    cut(
      3,
      rotatePath('M36 50L64 50', -35),
      rotatePath('M40 44L40 56', -35),
      rotatePath('M50 44L50 56', -35),
      rotatePath('M60 44L60 56', -35),
    ),
  ],
  [
    'takraw',
    'rattan ball',
    DISC,
    cut(
      3,
      repeatAround('M8 40Q50 20 92 40', 3),
      repeatAround('M8 34Q50 12 88 32', 3),
      repeatAround('M6 48Q50 30 94 48', 3),
    ),
    detailShape(star(5, 9)),
  ],
  [
    'shuttlecock',
    'badminton birdie',
    inkShape(mirrorIntoWhole('M50 8L60 3L72 10L82 6L92 14L68 70L50 70'), 'M32 74L68 74Q68 95 50 96Q32 95 32 74Z'),
    cut(
      2.6,
      withMirrorImage('M72 14L60 66'),
      'M50 12L50 66',
      withMirrorImage('M59 40L79 46'),
      'M41 40L59 40',
      withMirrorImage('M58 56L72 60'),
      'M42 56L58 56',
    ),
  ],
  [
    'cricket-ball',
    'ball',
    DISC,
    cut(3, rotatePath('M50 5L50 95', 24)),
    cut(2.6, rotatePath(withMirrorImage('M58 10L58 90'), 24)),
    cut(2, rotatePath([18, 28, 38, 48, 58, 68, 78].map(y => `M44 ${y}L56 ${y}`).join(''), 24)),
  ],
  [
    'golf-ball',
    'golf tee',
    inkShape(oval(50, 42, 38), mirrorIntoWhole('M50 82L62 84L54 90L52 99L50 99')),
    detailShape(
      ...[-2, -1, 0, 1, 2].flatMap(r =>
        [-2, -1, 0, 1, 2]
          .filter(c => Math.hypot(r, c) < 2.6)
          .map(c => oval(50 + c * 13 + (r % 2) * 6.5, 42 + r * 12, 3)),
      ),
    ),
  ],
  ['bowling-ball', 'ball', DISC, detailShape(oval(52, 28, 5.5), oval(68, 30, 5.5), oval(62, 45, 5.5))],
  [
    'petanque',
    'boules balls',
    inkShape(oval(30, 60, 27), oval(72, 66, 24), oval(58, 22, 12)),
    cut(2.6, 'M8 50Q30 62 52 50', 'M8 70Q30 58 52 70', 'M52 58Q72 68 92 58', 'M52 74Q72 64 92 74'),
  ],
  [
    'beach-ball',
    'ball',
    ...RIM,
    inkShape(repeatAround('M50 50Q46 28 50 9Q74 10 86 30Q66 34 50 50Z', 3)),
    detailShape(oval(50, 50, 9)),
    inkShape(oval(50, 50, 6)),
  ],
  [
    'flaming-football',
    'fire soccer ball flame',
    inkShape(
      'M62 26Q66 12 56 2Q80 8 84 28Q92 24 92 14Q100 34 94 52Q98 92 62 96Q30 98 24 70Q20 50 34 38Q34 46 38 48Q40 32 62 26Z',
    ),
    detailShape(oval(60, 65, 24)),
    inkShape(oval(60, 65, 20)),
    detailShape('M60 54L70.5 61.6L66.5 74L53.5 74L49.5 61.6Z'),
    cut(2.4, 'M60 54L60 45', 'M70.5 61.6L79 59', 'M66.5 74L72 82', 'M53.5 74L48 82', 'M49.5 61.6L41 59'),
  ],
  [
    'ball-stars',
    'soccer stars',
    inkShape(
      oval(50, 62, 36),
      star(5, 12, { centre: [50, 12], inner: 0.42 }),
      star(5, 9, { centre: [20, 20], inner: 0.42 }),
      star(5, 9, { centre: [80, 20], inner: 0.42 }),
    ),
    detailShape(oval(50, 62, 31.5)),
    inkShape(star(5, 12, { centre: [50, 62] })),
    line(2.6, repeatAround('M50 50L50 38', 5, [50, 62])),
    inkShape(repeatAround('M50 42L40 36L44 29Q50 27 56 29L60 36Z', 5, [50, 62])),
  ],
  [
    'goal',
    'net football',
    line(6, 'M8 90L8 20L92 20L92 90'),
    line(2, ...[22, 36, 50, 64, 78].map(x => `M${x} 22L${x} 78`), ...[34, 48, 62, 76].map(y => `M10 ${y}L90 ${y}`)),
    inkShape(box(2, 88, 12, 6), box(86, 88, 12, 6)),
  ],
  [
    'hoop',
    'basket net',
    line(5, 'M14 8L86 8L86 56L68 56M32 56L14 56L14 8'),
    line(4, 'M36 26L64 26L64 46L36 46Z'),
    inkShape(box(24, 50, 52, 8)),
    line(2.8, 'M28 58L38 96L50 84L62 96L72 58', 'M39 58L56 90', 'M61 58L44 90', 'M34 76L66 76'),
  ],
  [
    'pitch',
    'field soccer',
    inkShape(polygonPath(14, 3, 86, 3, 86, 97, 14, 97)),
    cut(
      2.6,
      'M20 9L80 9L80 91L20 91Z',
      'M20 50L80 50',
      'M36 9L36 22L64 22L64 9',
      'M36 91L36 78L64 78L64 91',
      oval(50, 50, 12),
    ),
  ],
])
