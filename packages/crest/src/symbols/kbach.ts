import { repeatAround, withMirrorImage, mirrorIntoWhole, oval, scaleAndMovePath, rotatePath } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

/** The flame-like leaf, the basic motif of Khmer carving. */
const LEAF =
  'M50 4Q58 20 72 28Q88 40 82 60Q76 82 50 84Q26 80 24 62Q24 48 38 46Q50 46 50 58Q48 66 42 64Q46 72 54 70Q66 66 64 52Q60 38 48 30Q44 18 50 4Z'
const CURL =
  'M6 92Q2 50 34 40Q62 34 66 56Q66 72 52 72Q42 70 44 60Q50 62 54 58Q54 50 44 50Q26 52 28 74Q34 90 60 88Q90 82 88 46Q86 24 96 6Q102 40 98 62Q90 98 52 98Q22 98 6 92Z'

export const KBACH = familyOf('kbach', [
  ['kbach-leaf', 'ornament carving phni tes', inkShape(LEAF, 'M44 84L56 84L54 97L46 97Z')],
  ['kbach-curl', 'ornament vine carving', inkShape(CURL)],
  [
    'kbach-pair',
    'ornament vine carving',
    inkShape(
      withMirrorImage(scaleAndMovePath(CURL, { x: 76, y: 56, by: 0.5 })),
      scaleAndMovePath(LEAF, { x: 50, y: 30, by: 0.55 }),
    ),
  ],
  [
    'kbach-flame',
    'ornament fire phni phloeung',
    inkShape(mirrorIntoWhole('M50 0Q54 16 64 24Q64 16 70 10Q74 26 84 34Q96 46 90 66Q84 92 50 97')),
    detailShape(mirrorIntoWhole('M50 26Q54 38 62 44Q74 52 72 66Q68 82 50 86')),
    inkShape(mirrorIntoWhole('M50 40Q54 50 60 56Q66 64 62 70Q58 78 50 80')),
  ],
  [
    'kbach-rosette',
    'ornament flower wheel',
    inkShape(repeatAround('M50 50Q30 30 40 12Q46 8 50 2Q54 8 60 12Q70 30 50 50Z', 8)),
    detailShape(repeatAround('M50 40Q44 28 50 16Q56 28 50 40Z', 8), oval(50, 50, 14)),
    inkShape(oval(50, 50, 10)),
  ],
  [
    'kbach-diamond',
    'ornament lozenge weave',
    inkShape('M50 2L98 50L50 98L2 50Z'),
    detailShape('M50 14L86 50L50 86L14 50Z'),
    inkShape(
      repeatAround('M50 50Q38 36 50 20Q62 36 50 50Z', 4),
      rotatePath(repeatAround('M50 46L46 34L50 30L54 34Z', 4), 45),
    ),
    detailShape(oval(50, 50, 4)),
  ],
  [
    'kbach-pediment',
    'ornament temple gable',
    inkShape(mirrorIntoWhole('M50 2Q54 14 62 18Q64 12 70 10Q72 24 80 32Q86 28 92 28Q90 44 94 56L100 70L98 90L50 90')),
    detailShape(mirrorIntoWhole('M50 24Q56 34 66 40Q78 50 84 80L50 80')),
    inkShape(mirrorIntoWhole('M50 36Q56 44 62 50Q70 60 70 74L50 74')),
    detailShape(mirrorIntoWhole('M50 50Q56 58 58 68L50 68')),
  ],
  [
    'kbach-wheel',
    'wheel buddhist',
    line(7, oval(50, 50, 40)),
    line(5, repeatAround('M50 44L50 14', 8)),
    inkShape(oval(50, 50, 11), repeatAround('M45 8L50 0L55 8Z', 8)),
    detailShape(oval(50, 50, 5)),
  ],
  [
    'kbach-medallion',
    'ornament round frame',
    inkShape(repeatAround('M40 16Q44 6 50 0Q56 6 60 16L50 22Z', 12), oval(50, 50, 38)),
    detailShape(oval(50, 50, 32)),
    inkShape(oval(50, 50, 27)),
  ],
  [
    'krama',
    'scarf check cloth',
    inkShape(
      'M14 12L86 12L86 66L14 66Z',
      ...[16, 26, 36, 46, 56, 66, 76].map(x => `M${x} 68L${x + 6} 68L${x + 4} 88L${x + 2} 88Z`),
    ),
    detailShape(
      ...[0, 1, 2, 3].flatMap(r =>
        [0, 1, 2, 3, 4]
          .filter(c => (r + c) % 2 === 0)
          .map(
            c =>
              `M${20 + c * 12.4} ${17 + r * 11.6}L${31 + c * 12.4} ${17 + r * 11.6}L${31 + c * 12.4} ${27 + r * 11.6}L${20 + c * 12.4} ${27 + r * 11.6}Z`,
          ),
      ),
    ),
  ],
  [
    'sema',
    'temple leaf stone',
    inkShape(mirrorIntoWhole('M50 2Q58 16 74 24Q88 36 80 56L74 74L84 80L84 96L50 96')),
    detailShape(mirrorIntoWhole('M50 20Q58 30 68 36Q74 44 70 56L66 70L50 70')),
    inkShape(mirrorIntoWhole('M50 34Q60 42 62 50Q60 58 58 64L50 64')),
  ],
  [
    'sampot-fan',
    'ornament fan',
    inkShape(
      ...[-60, -40, -20, 0, 20, 40, 60].map(d => rotatePath('M43 36Q50 25 57 36L53 82L47 82Z', d, [50, 84])),
      oval(50, 84, 7),
    ),
    cut(2.2, 'M20 64Q50 26 80 64'),
  ],
])
