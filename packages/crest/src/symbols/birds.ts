import { withMirrorImage, mirrorIntoWhole, oval, scaleAndMovePath, rotatePath } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape, scaleShapes } from './symbol.ts'

/** A wing spread to the right with hanging feathers. */
const WING =
  'M54 40Q66 34 74 22Q84 10 97 8Q99 16 95 22Q99 26 96 33Q98 38 93 44Q94 50 88 54Q88 60 81 62Q80 68 72 68Q68 72 56 66Z'
const WING_CUTS = cut(
  2.2,
  withMirrorImage('M93 22Q82 26 74 40'),
  withMirrorImage('M94 33Q84 36 74 46'),
  withMirrorImage('M91 44Q82 46 72 52'),
  withMirrorImage('M86 54Q78 55 68 57'),
)
const WING_UP =
  'M56 62Q58 34 78 8Q84 3 88 4Q88 14 86 18Q94 16 97 20Q96 28 92 32Q98 32 98 38Q95 46 89 48Q94 50 92 56Q84 66 66 68Z'

export const BIRDS = familyOf('birds', [
  [
    'eagle',
    'bird wings displayed hawk falcon',
    inkShape(
      withMirrorImage(WING),
      mirrorIntoWhole('M50 30L62 36L60 66L66 76L60 78L64 90L56 86L50 97'),
      'M43 36Q40 20 50 12Q60 8 66 16Q76 18 74 28Q70 24 64 25Q60 28 58 38Z',
      withMirrorImage('M56 70L66 80L72 78L70 84L74 88L66 88L62 92L61 85L54 78Z'),
    ),
    WING_CUTS,
    detailShape(oval(60, 17.5, 2)),
    cut(2, 'M50 44L50 62', withMirrorImage('M54 42L55 56')),
  ],
  [
    'eagle-head',
    'bird hawk beak',
    inkShape(
      'M22 96Q14 70 20 46Q28 14 58 10Q78 10 86 26Q98 32 96 52Q94 62 88 66Q88 54 78 52Q68 54 66 62L78 68Q70 74 60 70L66 80L54 76L56 88L44 82L42 97L32 86Z',
    ),
    detailShape('M60 32L76 34Q72 42 64 40Z'),
    inkShape(oval(69, 36, 2.2)),
    cut(2.6, 'M70 51Q76 42 84 40', 'M54 30L76 33', 'M34 34Q30 50 36 66', 'M44 42Q42 56 48 68'),
  ],
  [
    'falcon',
    'bird dive hawk wings',
    inkShape(
      'M50 20Q57 20 59 28L57 36Q76 40 97 14Q96 42 76 60Q66 66 58 68L68 92L54 86L50 97L46 86L32 92L42 68Q34 66 24 60Q4 42 3 14Q24 40 43 36L41 28Q43 20 50 20Z',
    ),
    detailShape(mirrorIntoWhole('M50 32L53 33L50 41'), withMirrorImage(oval(54, 28, 1.8))),
    cut(
      2.2,
      withMirrorImage('M90 31Q82 40 68 46'),
      withMirrorImage('M83 44Q76 50 64 54'),
      withMirrorImage('M75 55Q70 58 60 60'),
      'M50 52L50 66',
    ),
  ],
  [
    'owl',
    'bird night wise',
    inkShape(mirrorIntoWhole('M50 16Q62 16 70 12L82 4Q86 22 82 34Q92 58 78 80Q68 94 50 96')),
    detailShape(withMirrorImage(oval(65, 34, 13)), withMirrorImage('M76 52Q82 66 72 82Q66 70 76 52Z')),
    inkShape(withMirrorImage(oval(65, 34, 7))),
    detailShape(
      withMirrorImage(oval(67.5, 31.5, 2.2)),
      mirrorIntoWhole('M50 42L56 46L50 58'),
      withMirrorImage('M54 64L58 68L54 72L50 68Z'),
      withMirrorImage('M54 76L58 80L54 84L50 80Z'),
    ),
  ],
  [
    'rooster',
    'cock chicken fighting',
    inkShape(
      'M30 36Q24 32 16 35L24 27Q26 20 32 18Q26 10 32 6Q36 10 37 12Q36 4 42 2Q46 8 46 12Q50 6 55 9Q54 17 49 21Q54 26 54 36Q60 46 72 40Q66 26 74 12Q96 8 98 34Q98 46 88 56Q92 40 84 34Q90 56 76 68Q66 78 54 76L54 88L64 95L42 95L48 88L47 75Q28 68 30 36Z',
      'M30 37Q36 46 30 52Q24 48 26 40Z',
    ),
    detailShape(oval(38, 24, 2.4)),
    cut(2.4, 'M46 54Q56 66 70 58', 'M52 50Q60 56 72 50', 'M80 18Q90 22 90 38', 'M78 24Q84 28 83 42'),
  ],
  [
    'dove',
    'bird peace flying',
    inkShape(
      'M8 40Q8 30 18 30Q26 32 32 40Q40 26 36 4Q58 12 62 38Q72 16 92 10Q94 40 72 56L94 66L84 72L92 80Q72 82 60 72Q46 84 30 76Q16 68 16 48Z',
    ),
    detailShape(oval(18, 38, 2.2)),
    cut(2.2, 'M44 20Q50 34 44 46', 'M84 24Q80 40 64 50'),
  ],
  [
    'swallow',
    'bird flying fast',
    inkShape(
      'M6 36Q12 26 24 28Q34 30 42 36Q52 14 90 4Q70 26 66 46Q74 54 80 64L98 92L74 74L78 98Q66 84 58 70Q44 72 32 66Q16 60 12 42Z',
    ),
    detailShape(oval(20, 35, 2.2), 'M30 50Q42 58 56 60Q44 66 32 60Z'),
  ],
  [
    'peacock',
    'bird fan tail',
    ...scaleShapes(
      0.92,
      inkShape(
        ...Array.from({ length: 9 }, (_, i) =>
          rotatePath('M50 68Q39 36 42 21Q50 11 58 21Q61 36 50 68Z', (i - 4) * 24, [50, 68]),
        ),
        oval(50, 74, 16),
      ),
      detailShape(
        ...Array.from({ length: 9 }, (_, i) => rotatePath(oval(50, 24, 3.4, 5), (i - 4) * 24, [50, 68])),
        mirrorIntoWhole('M50 36Q57 38 56 46Q64 60 62 76Q60 90 50 96'),
      ),
      inkShape(mirrorIntoWhole('M50 40Q55 40 54 47Q60 60 58 76Q56 88 50 91'), 'M48 42L44 34L50 37L56 34L52 42Z'),
      detailShape(withMirrorImage(oval(52.5, 46, 1))),
    ),
  ],
  [
    'crane',
    'bird stork long legs',
    inkShape(
      'M24 22Q24 12 34 12Q44 14 42 26Q38 38 46 44Q66 40 90 62Q92 70 84 72L94 80Q76 84 60 74Q44 72 40 60Q32 46 36 28Q34 22 30 24L4 30Z',
    ),
    line(3, 'M56 72L54 97L62 97', 'M64 74L70 86L66 97L74 97'),
    detailShape(oval(34, 18, 1.8)),
    cut(2.4, 'M54 54Q68 54 82 66', 'M52 62Q64 64 76 74'),
  ],
  [
    'wings',
    'pair feather',
    inkShape(withMirrorImage(scaleAndMovePath(WING, { x: 51, y: 60, by: 1 }))),
    cut(
      2.2,
      withMirrorImage('M94 32Q83 36 75 50'),
      withMirrorImage('M95 43Q85 46 75 56'),
      withMirrorImage('M92 54Q83 56 73 62'),
      withMirrorImage('M87 64Q79 65 69 67'),
    ),
  ],
  [
    'wing',
    'feather',
    inkShape(
      'M14 84Q4 56 20 38Q44 14 96 10Q94 24 84 28Q94 30 90 40Q84 46 78 46Q86 50 80 58Q74 62 68 62Q74 66 68 72Q60 78 52 76Q54 86 40 88Q24 92 14 84Z',
    ),
    cut(2.6, 'M84 28Q56 30 40 44', 'M78 46Q56 46 40 56', 'M68 62Q52 62 38 68', 'M52 76Q42 76 32 78'),
  ],
  [
    'winged-ball',
    'wings ball flying',
    inkShape(withMirrorImage(scaleAndMovePath(WING_UP, { x: 57, y: 50, by: 0.86 })), oval(50, 62, 20)),
    detailShape(oval(50, 62, 16)),
    inkShape('M50 54L57.6 59.5L54.7 68.5L45.3 68.5L42.4 59.5Z'),
    line(2.4, 'M50 54L50 46', 'M57.6 59.5L65 57', 'M54.7 68.5L60 75', 'M45.3 68.5L40 75', 'M42.4 59.5L35 57'),
  ],
  [
    'feather',
    'quill plume',
    inkShape(
      'M10 96L26 70Q20 44 44 22Q64 6 94 4Q96 34 82 54Q76 58 70 57Q76 61 72 66Q62 76 52 74Q56 78 50 80Q42 82 34 76L16 97Z',
    ),
    cut(2.6, 'M22 80Q46 48 78 22', 'M48 52L68 57', 'M38 62L50 74'),
  ],
])
