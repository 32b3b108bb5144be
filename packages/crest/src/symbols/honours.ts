import { repeatAround, withMirrorImage, box, mirrorIntoWhole, oval, polygonPath, star, rotatePath } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

const ring = (leaf: string, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => rotatePath(leaf, from + ((to - from) * i) / (count - 1))).join('')

const wreath = (leaves: readonly string[], { from = 28, to = 168, count = 9 } = {}): string =>
  withMirrorImage(leaves.map(leaf => ring(leaf, from, to, count)).join(''))

const POINTED = rotatePath('M50 15Q60 7 54 -4Q44 2 50 15Z', 30, [50, 15])
const POINTED_IN = rotatePath('M50 15Q60 7 54 -2Q46 4 50 15Z', 145, [50, 15])
const cup = mirrorIntoWhole('M50 14L74 14Q76 44 56 54L55 68Q66 70 68 78L50 78')
const handles = 'M74 20Q94 18 90 34Q86 48 66 50'

/** Returns a crown whose points rise from the rim, each with a ball. */
function crown(points: number, height: number, isRound: boolean): string {
  const step = 80 / (points - 1)
  const tips = Array.from({ length: points }, (_, i) => ({
    x: 10 + i * step,
    y: 70 - height + Math.abs(i - (points - 1) / 2) * 4,
  }))
  const outline = tips.flatMap(({ x, y }, i) => [...(i > 0 ? [x - step / 2, 56] : []), x, y])
  return polygonPath(12, 78, ...outline, 88, 78) + (isRound ? tips.map(({ x, y }) => oval(x, y, 5.5)).join('') : '')
}

export const HONOURS = familyOf('honours', [
  [
    'laurel',
    'victory wreath leaves',
    inkShape(wreath([POINTED, POINTED_IN])),
    line(3, 'M50 86Q14 84 14 46', 'M50 86Q86 84 86 46'),
  ],
  [
    'laurel-star',
    'victory wreath',
    inkShape(wreath([POINTED, POINTED_IN]), star(5, 20, { centre: [50, 50], inner: 0.4 })),
    line(3, 'M50 86Q14 84 14 46', 'M50 86Q86 84 86 46'),
  ],
  [
    'laurel-open',
    'victory wreath olive',
    inkShape(wreath([POINTED], { from: 44, to: 162, count: 9 })),
    line(3.4, withMirrorImage('M80 30Q92 60 70 78Q62 84 50 88'), 'M44 86L56 94', 'M56 86L44 94'),
  ],
  [
    'laurel-round',
    'garland circle',
    inkShape(repeatAround(POINTED, 16), repeatAround(POINTED_IN, 16)),
    line(3, oval(50, 50, 35)),
  ],
  [
    'olive-branch',
    'peace laurel',
    line(3.4, 'M12 92Q40 78 86 10'),
    inkShape(
      ...[
        [24, 86],
        [36, 75],
        [48, 62],
        [59, 48],
        [69, 35],
        [78, 22],
      ].flatMap(([x = 0, y = 0], i) => [
        rotatePath(`M${x} ${y}Q${x + 12} ${y - 12} ${x + 26} ${y - 4}Q${x + 14} ${y + 8} ${x} ${y}Z`, i * -6 + 30, [
          x,
          y,
        ]),
        rotatePath(`M${x} ${y}Q${x - 4} ${y - 18} ${x + 6} ${y - 28}Q${x + 14} ${y - 12} ${x} ${y}Z`, i * -6 - 40, [
          x,
          y,
        ]),
      ]),
    ),
  ],
  [
    'trophy',
    'cup winner champion',
    inkShape(cup, box(30, 82, 40, 10)),
    line(6, withMirrorImage(handles)),
    detailShape(star(5, 11, { centre: [50, 31], inner: 0.4 })),
  ],
  [
    'trophy-big-ears',
    'trophy winner champion',
    inkShape(mirrorIntoWhole('M50 4L62 4L64 10Q60 14 62 22Q74 40 60 58Q56 64 56 72L66 84L66 90L50 90')),
    line(6, withMirrorImage('M62 14Q92 6 86 34Q80 48 62 52')),
    cut(2.6, 'M40 14L60 14', 'M42 68L58 68'),
    inkShape(box(28, 88, 44, 9)),
  ],
  [
    'trophy-ball',
    'cup football winner',
    inkShape(
      oval(50, 24, 22),
      'M36 40Q46 52 44 66Q42 78 32 84L68 84Q58 78 56 66Q54 52 64 40Q50 52 36 40Z',
      box(26, 86, 48, 10),
    ),
    cut(
      2.4,
      'M50 16L57 21L54.5 30L45.5 30L43 21Z',
      'M50 16L50 4',
      'M57 21L69 18',
      'M54.5 30L62 40',
      'M45.5 30L38 40',
      'M43 21L31 18',
    ),
  ],
  [
    'medal',
    'first gold ribbon',
    inkShape(polygonPath(22, 2, 44, 2, 58, 38, 42, 42), polygonPath(78, 2, 56, 2, 42, 38, 58, 42), oval(50, 66, 30)),
    cut(3, oval(50, 66, 23)),
    detailShape('M52 52L52 80L46 80L46 60L41 62L41 57L48 52Z'),
  ],
  [
    'rosette',
    'ribbon award',
    inkShape(
      repeatAround('M40 12Q50 0 60 12L50 40Z', 12, [50, 38]),
      polygonPath(36, 56, 24, 96, 38, 90, 46, 98, 52, 60),
      polygonPath(64, 56, 76, 96, 62, 90, 54, 98, 48, 60),
      oval(50, 38, 30),
    ),
    cut(3, oval(50, 38, 21)),
    detailShape(star(5, 14, { centre: [50, 39], inner: 0.4 })),
  ],
  [
    'crown',
    'king queen',
    inkShape(crown(5, 44, true), box(12, 82, 76, 9)),
    detailShape(oval(50, 70, 4), withMirrorImage(oval(70, 70, 3))),
  ],
  ['crown-three', 'king queen', inkShape(crown(3, 44, false), box(12, 82, 76, 9))],
  ['crown-seven', 'prince count pearls', inkShape(crown(7, 34, true), box(12, 82, 76, 9))],
  [
    'crown-royal',
    'king queen cross arched',
    inkShape(
      mirrorIntoWhole('M50 22Q64 14 82 22Q98 32 84 58L80 72L50 72'),
      box(16, 76, 68, 12),
      box(46, 2, 8, 20),
      box(40, 7, 20, 7),
    ),
    detailShape(withMirrorImage('M58 34Q66 26 76 34Q82 44 74 60L60 60Z')),
  ],
  [
    'crown-khmer',
    'mkot king apsara',
    inkShape(mirrorIntoWhole('M50 0L53 14L57 22L57 30L62 36L63 46L70 54L76 60L82 48L90 76L86 80L84 90L50 90')),
    cut(2.8, 'M42 30L58 30', 'M38 44L62 44', 'M32 58L68 58', 'M18 78L82 78'),
    detailShape(mirrorIntoWhole('M50 62L55 68L50 74')),
  ],
  [
    'ribbon',
    'banner scroll band',
    inkShape(
      'M12 40Q50 22 88 40L88 64Q50 46 12 64Z',
      'M8 50L2 52L8 64L0 78L22 74L22 64Z',
      'M92 50L98 52L92 64L100 78L78 74L78 64Z',
    ),
  ],
  [
    'shield',
    'crest guard',
    inkShape(mirrorIntoWhole('M50 4L90 10Q94 70 50 97')),
    detailShape(mirrorIntoWhole('M50 14L81 18Q83 64 50 86')),
    inkShape(mirrorIntoWhole('M50 20L75 23Q77 60 50 78')),
  ],
  [
    'shield-cross',
    'crest',
    inkShape(mirrorIntoWhole('M50 4L90 10Q94 70 50 97')),
    detailShape('M50 12L82 17Q83 34 80 46L50 46Z', 'M50 46L50 88Q28 74 20 46Z'),
  ],
  [
    'shield-stripes',
    'crest',
    inkShape(mirrorIntoWhole('M50 4L90 10Q94 70 50 97')),
    detailShape(withMirrorImage('M56 12.500L66 14L66 78L56 85Z'), withMirrorImage('M75 15.2L83 16.5Q83 44 75 64Z')),
  ],
  [
    'pennants',
    'flags banner pennants',
    line(4, 'M26 97L76 10', 'M74 97L24 10'),
    inkShape(withMirrorImage('M77 6L98 46L88 44L84 54L74 48L62 36Z'), 'M76 4L80 6L62 38L58 36Z'),
    cut(2.4, withMirrorImage('M75 19L84 44')),
  ],
  [
    'flag',
    'banner',
    line(6, 'M18 4L18 97'),
    inkShape('M20 8Q38 -2 56 10Q74 20 94 8L94 54Q74 66 56 56Q38 44 20 54Z'),
    detailShape(star(5, 14, { centre: [57, 33], inner: 0.4 })),
  ],
  [
    'number-one',
    'first winner',
    inkShape(oval(50, 50, 46)),
    cut(3, oval(50, 50, 39)),
    detailShape('M56 22L56 70L66 70L66 78L34 78L34 70L45 70L45 38L35 42L35 33L48 22Z'),
  ],
  [
    'chevrons',
    'rank stripes',
    inkShape(...[10, 34, 58].map(y => polygonPath(50, y, 92, y + 22, 92, y + 36, 50, y + 14, 8, y + 36, 8, y + 22))),
  ],
  ['cross-plain', 'plus swiss', inkShape(box(36, 6, 28, 88), box(6, 36, 88, 28))],
  ['cross-flared', 'malta', inkShape(repeatAround('M50 50L34 6L50 14L66 6Z', 4))],
])
