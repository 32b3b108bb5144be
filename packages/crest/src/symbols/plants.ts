import {
  repeatAround,
  withMirrorImage,
  mirrorIntoWhole,
  oval,
  scaleAndMovePath,
  polygonPath,
  rotatePath,
} from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape, scaleShapes } from './symbol.ts'

const PETAL = mirrorIntoWhole('M50 6Q66 30 62 54Q58 66 50 70')
const petals = (turns: readonly number[], centre: readonly [number, number], by = 1): string =>
  turns.map(d => rotatePath(scaleAndMovePath(PETAL, { y: 50, by }), d, centre)).join('')
const FROND = 'M50 30Q64 8 92 18Q98 24 98 34Q84 26 74 28Q86 34 90 48Q74 36 50 34Z'

export const PLANTS = familyOf('plants', [
  [
    'lotus',
    'flower',
    ...scaleShapes(
      0.88,
      inkShape(petals([-58, 58], [50, 82], 0.74)),
      detailShape(
        rotatePath(mirrorIntoWhole('M50 12Q70 32 66 56Q60 70 50 76'), -32, [50, 82]),
        rotatePath(mirrorIntoWhole('M50 12Q70 32 66 56Q60 70 50 76'), 32, [50, 82]),
      ),
      inkShape(petals([-32, 32], [50, 82])),
      detailShape(mirrorIntoWhole('M50 6Q70 30 66 56Q60 70 50 78')),
      inkShape(mirrorIntoWhole('M50 12Q64 34 61 54Q58 66 50 74'), 'M24 84Q50 74 76 84Q50 96 24 84Z'),
    ),
  ],
  [
    'lotus-open',
    'flower top',
    inkShape(repeatAround(mirrorIntoWhole('M50 2Q62 18 58 36L50 44'), 10)),
    detailShape(oval(50, 50, 17)),
    inkShape(repeatAround(mirrorIntoWhole('M50 34Q55 40 53 46L50 48'), 8), oval(50, 50, 10)),
    detailShape(oval(50, 50, 2), repeatAround(oval(50, 44.5, 1.5), 6)),
  ],
  [
    'lotus-bud',
    'flower',
    inkShape(
      mirrorIntoWhole('M50 2Q74 26 68 50Q62 62 50 64'),
      'M47 62L53 62L54 97L46 97Z',
      'M53 84Q66 66 84 70Q78 86 53 90Z',
    ),
    cut(2.6, 'M50 62Q36 44 42 22', 'M50 62Q64 44 58 22'),
  ],
  [
    'romduol',
    'flower national',
    inkShape(repeatAround('M50 50Q26 38 34 14Q50 2 66 14Q74 38 50 50Z', 3)),
    detailShape(oval(50, 50, 17)),
    inkShape(repeatAround('M50 50Q40 44 42 36Q50 32 58 36Q60 44 50 50Z', 3)),
    cut(2.2, repeatAround('M50 14L50 26', 3)),
  ],
  [
    'frangipani',
    'flower champei',
    inkShape(repeatAround('M50 50Q28 40 34 16Q46 -2 62 10Q68 28 50 50Z', 5)),
    detailShape(repeatAround('M50 50Q42 42 45 32Q50 28 54 34Q55 42 50 50Z', 5)),
    cut(2, repeatAround('M50 50Q40 34 44 18', 5)),
  ],
  [
    'rose',
    'flower',
    inkShape(repeatAround('M50 50Q22 38 30 14Q50 -2 70 14Q78 38 50 50Z', 5)),
    cut(2.6, repeatAround('M50 50Q34 30 50 18Q66 30 50 50', 5)),
    detailShape(oval(50, 50, 15)),
    inkShape(oval(50, 50, 11)),
    cut(2.4, 'M50 50Q46 44 52 43Q60 46 55 54Q47 59 42 51'),
  ],
  [
    'lily',
    'lily heraldic',
    inkShape(
      mirrorIntoWhole(
        'M50 2Q66 24 60 48Q58 54 57 60Q70 58 70 46Q66 42 62 44Q68 28 82 36Q96 48 82 62Q74 70 58 68L57 74Q62 84 70 84Q62 92 55 84L50 96',
      ),
      polygonPath(30, 60, 70, 60, 70, 68, 30, 68),
    ),
  ],
  [
    'sunflower',
    'flower',
    inkShape(repeatAround(mirrorIntoWhole('M50 2Q58 14 54 30L50 34'), 16), oval(50, 50, 26)),
    detailShape(oval(50, 50, 21)),
    inkShape(oval(50, 50, 17)),
  ],
  [
    'jasmine',
    'flower',
    inkShape(repeatAround(mirrorIntoWhole('M50 4Q64 20 56 42L50 48'), 6), oval(50, 50, 10)),
    detailShape(oval(50, 50, 6)),
    cut(2, repeatAround('M50 18L50 36', 6)),
  ],
  [
    'clover',
    'luck leaf',
    inkShape(repeatAround('M50 48Q22 34 34 14Q44 8 50 18Q56 8 66 14Q78 34 50 48Z', 4)),
    line(5, 'M52 52Q58 78 74 94'),
    cut(2.2, repeatAround('M50 44L50 26', 4)),
  ],
  [
    'sugar-palm',
    'thnot tree national',
    inkShape('M47 42L53 42L56 97L44 97Z', repeatAround('M50 32L44 6Q50 -4 56 6Z', 9, [50, 32]), oval(50, 32, 14)),
    detailShape(...[54, 66, 78].map(y => polygonPath(46, y, 54, y, 54, y + 3, 46, y + 3))),
    line(4, 'M28 97L72 97'),
  ],
  [
    'sugar-palms',
    'thnot trees rice field',
    ...[
      [30, 36, 0.62],
      [70, 24, 0.7],
    ].map(([x = 0, y = 0, by = 1]) =>
      inkShape(
        scaleAndMovePath(
          'M47 50L53 50L56 130L44 130Z' + repeatAround('M50 50L44 22Q50 12 56 22Z', 9) + oval(50, 50, 14),
          { x, y, by },
        ),
      ),
    ),
    line(4, 'M4 90L96 90', 'M14 97L86 97'),
  ],
  [
    'coconut',
    'coconut beach',
    inkShape(
      withMirrorImage(FROND),
      mirrorIntoWhole('M50 30Q62 30 72 44Q76 54 72 64Q64 46 50 36'),
      'M46 34L54 34Q52 66 60 97L44 97Q48 66 46 34Z',
      withMirrorImage(oval(57, 38, 6)),
    ),
  ],
  [
    'bodhi-leaf',
    'buddhist fig',
    inkShape(mirrorIntoWhole('M50 22Q60 8 80 16Q98 30 84 54Q74 70 58 78Q52 84 50 99'), 'M48 24L52 24L55 4L50 2Z'),
    cut(
      2.6,
      'M50 24L50 84',
      withMirrorImage('M51 44Q64 36 74 36'),
      withMirrorImage('M51 58Q64 52 76 52'),
      withMirrorImage('M51 70Q60 66 66 64'),
    ),
  ],
  [
    'oak-leaf',
    'tree nature',
    inkShape('M10 92Q4 40 44 16Q68 4 94 6Q98 50 76 74Q54 94 22 82L14 97Z'),
    cut(3, 'M20 82Q44 52 78 22', 'M40 58L42 34', 'M54 44L58 22', 'M42 60L66 62', 'M56 44L80 44'),
  ],
  [
    'tree',
    'nature banyan',
    inkShape(mirrorIntoWhole('M50 4Q66 2 70 16Q88 16 88 34Q98 46 86 58Q76 70 60 62L56 62L58 86Q64 94 76 96L50 96')),
    cut(2.6, 'M50 90L50 50', 'M50 66L62 50', 'M50 58L38 44'),
  ],
  [
    'bamboo',
    'plant',
    inkShape(
      polygonPath(30, 2, 42, 2, 42, 98, 30, 98),
      polygonPath(54, 14, 64, 14, 64, 98, 54, 98),
      'M42 26Q56 8 76 12Q68 28 42 30Z',
      'M64 44Q76 28 96 32Q88 46 64 48Z',
      'M30 58Q16 44 2 50Q10 62 30 62Z',
    ),
    cut(2.6, ...[20, 42, 64, 84].map(y => `M28 ${y}L44 ${y}`), ...[34, 58, 80].map(y => `M52 ${y}L66 ${y}`)),
  ],
  [
    'rice',
    'ear paddy grain',
    line(4, 'M34 97Q40 50 62 12'),
    inkShape(
      ...[
        [60, 16],
        [56, 26],
        [52, 37],
        [48, 48],
        [45, 59],
      ].flatMap(([x = 0, y = 0]) => [
        rotatePath(`M${x} ${y}Q${x + 14} ${y - 12} ${x + 22} ${y - 2}Q${x + 14} ${y + 8} ${x} ${y}Z`, 10, [x, y]),
        rotatePath(`M${x} ${y}Q${x - 14} ${y - 10} ${x - 20} ${y + 2}Q${x - 10} ${y + 8} ${x} ${y}Z`, 30, [x, y]),
      ]),
      'M60 16Q56 4 66 0Q72 8 62 16Z',
      'M36 90Q54 66 84 70Q70 88 37 96Z',
    ),
  ],
  [
    'wheat-wreath',
    'wreath grain harvest',
    line(3.4, withMirrorImage('M50 92Q14 84 14 30')),
    inkShape(
      withMirrorImage(
        [
          [14, 30, -10],
          [14, 42, -14],
          [17, 54, -22],
          [22, 66, -34],
          [31, 77, -48],
        ]
          .flatMap(([x = 0, y = 0, d = 0]) => [
            rotatePath(`M${x} ${y}Q${x - 10} ${y - 8} ${x - 8} ${y - 20}Q${x + 2} ${y - 14} ${x} ${y}Z`, d, [x, y]),
            rotatePath(`M${x} ${y}Q${x + 12} ${y - 6} ${x + 14} ${y - 18}Q${x + 2} ${y - 16} ${x} ${y}Z`, d, [x, y]),
          ])
          .join('') + 'M14 30Q8 18 15 8Q22 18 14 30Z',
      ),
      polygonPath(42, 86, 58, 86, 58, 97, 42, 97),
    ),
  ],
  [
    'durian',
    'fruit kampot',
    ...scaleShapes(
      0.92,
      inkShape(
        repeatAround('M42 14L50 2L58 14L56 30L44 30Z', 16, [50, 54]),
        oval(50, 54, 38),
        'M46 14L48 1L54 1L54 14Z',
      ),
      detailShape(
        ...[
          [50, 34],
          [36, 46],
          [64, 46],
          [50, 56],
          [34, 66],
          [66, 66],
          [50, 78],
        ].map(([x = 0, y = 0]) => polygonPath(x, y - 6, x + 5, y + 4, x - 5, y + 4)),
      ),
    ),
  ],
  [
    'mango',
    'fruit',
    inkShape(
      'M54 16Q90 20 92 54Q90 90 54 94Q14 92 10 62Q12 52 26 48Q40 42 42 28Q44 16 54 16Z',
      'M50 18L46 4L52 4L56 16Z',
      'M54 12Q66 0 86 6Q78 18 56 16Z',
    ),
    cut(3, 'M80 50Q80 72 62 82'),
  ],
  [
    'pepper',
    'spice vine',
    line(4, 'M50 2L50 94'),
    inkShape(
      ...[18, 32, 46, 60, 74].flatMap(y => [oval(42, y, 7), oval(58, y + 4, 7)]),
      oval(50, 90, 7),
      'M52 8Q72 -4 92 10Q80 24 52 12Z',
    ),
  ],
])
