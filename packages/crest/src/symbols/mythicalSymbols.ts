import { repeatAround, withMirrorImage, mirrorIntoWhole, oval, scaleAndMovePath, rotatePath } from '../svgPath.ts'
import { inkShape, cut, familyOf, detailShape } from './symbol.ts'

/** A rearing naga that looks to the right, plumes behind its head and down its neck. */
const NAGA =
  'M34 30Q36 12 54 12Q74 13 94 26L91 33L70 34L87 42L80 49L60 45Q54 45 56 52Q72 64 64 80Q62 90 72 97L32 97Q26 84 34 72Q42 60 34 50Q28 42 34 30Z' +
  'M42 20Q24 16 22 1Q30 10 44 10Q46 2 56 0Q56 8 66 14Z' +
  'M36 28Q18 30 10 18Q10 38 34 44Z' +
  'M36 44Q20 48 12 42Q16 58 38 58Z' +
  'M38 58Q24 66 14 62Q20 76 36 74Z'
const NAGA_EYE = 'M56 22Q63 18 69 25Q62 29 57 27Z'
const NAGA_CUTS = ['M62 40L74 41', 'M50 58L60 56', 'M50 67L64 65', 'M46 77L63 75', 'M44 87L62 86']
const beside = { x: 75, y: 50, by: 0.52, tall: 1.6 }

/** Returns a crest of `count` naga heads, the middle one facing the viewer. */
function hood(count: number): string {
  const head = 'M50 60Q44 40 43 26Q36 14 50 0Q64 14 57 26Q56 40 50 60Z'
  const sides = (count - 1) / 2
  const heads = Array.from({ length: count }, (_, i) => {
    const off = i - sides
    return rotatePath(
      scaleAndMovePath(head, { x: 50, y: 48, by: 1 - Math.abs(off) * 0.05 }),
      off * (84 / count + 6),
      [50, 66],
    )
  })
  return heads.join('')
}
const hoodEyes = (count: number): string => {
  const sides = (count - 1) / 2
  return Array.from({ length: count }, (_, i) => {
    const off = i - sides
    return rotatePath(withMirrorImage('M51.5 20L56 17Q55.5 22 52 22.5Z'), off * (84 / count + 6), [50, 66])
  }).join('')
}
const NAGA_BODY = mirrorIntoWhole('M50 40Q76 40 78 58Q78 68 66 70L64 78Q90 78 94 97L50 97')
const NAGA_BELLY = cut(
  2.2,
  'M43 70L57 70',
  'M42 78L58 78',
  'M41 86L59 86',
  withMirrorImage('M64 56Q70 52 72 60'),
  withMirrorImage('M66 88Q76 86 84 92'),
)

export const MYTH = familyOf('myth', [
  ['naga', 'dragon serpent snake head', inkShape(NAGA), detailShape(NAGA_EYE), cut(2.4, ...NAGA_CUTS)],
  ['naga-three', 'dragon serpent snake', inkShape(hood(3), NAGA_BODY), detailShape(hoodEyes(3)), NAGA_BELLY],
  ['naga-five', 'dragon serpent snake', inkShape(hood(5), NAGA_BODY), detailShape(hoodEyes(5)), NAGA_BELLY],
  ['naga-seven', 'dragon serpent snake', inkShape(hood(7), NAGA_BODY), detailShape(hoodEyes(7)), NAGA_BELLY],
  [
    'naga-pair',
    'dragon serpent snake twins',
    inkShape(withMirrorImage(scaleAndMovePath(NAGA, beside))),
    detailShape(withMirrorImage(scaleAndMovePath(NAGA_EYE, beside))),
    cut(2, ...NAGA_CUTS.slice(1).map(d => withMirrorImage(scaleAndMovePath(d, beside)))),
  ],
  [
    'dragon',
    'makara monster head',
    inkShape(
      'M30 97Q14 74 22 50L8 52L20 38L8 28L26 26L22 8L40 20L54 4L56 20Q76 24 84 36L97 42Q98 52 90 54L66 50L72 58L90 60Q88 70 74 70Q62 70 56 64Q56 80 68 97Z',
    ),
    detailShape('M52 28L68 32Q62 38 54 36Z'),
    cut(2.4, 'M84 46L90 44', 'M36 40Q30 60 40 84', 'M46 62Q44 76 52 90'),
    detailShape('M70 51L74 58L78 52Z', 'M80 52.5L83 58L87 53.5Z'),
  ],
  [
    'garuda',
    'bird man krut wings',
    inkShape(
      withMirrorImage(
        'M56 40Q66 36 74 26Q84 12 98 6Q99 14 95 20Q99 24 96 31Q98 36 93 42Q94 48 88 52Q86 58 78 60Q70 62 58 58Z',
      ),
      mirrorIntoWhole(
        'M50 0L54 8L60 12L62 22L60 32L70 36L66 46L60 48L61 60L70 66L68 80L76 78L84 84L76 86L80 92L70 90L68 96L62 88L58 90L60 74L50 70',
      ),
    ),
    detailShape(withMirrorImage('M52 18L59 16Q58 22 53 21Z'), mirrorIntoWhole('M50 22L54 24L50 33')),
    cut(
      2.2,
      withMirrorImage('M92 22Q82 26 76 36'),
      withMirrorImage('M92 32Q82 36 74 42'),
      withMirrorImage('M88 44Q80 46 70 49'),
      'M42 44Q50 50 58 44',
      'M42 58L58 58',
      'M44 12L56 12',
    ),
  ],
  [
    'singha',
    'guardian lion temple flame mane reachsey',
    inkShape(
      repeatAround('M38 24Q37 14 53 3Q50 12 62 19L56 30Z', 14),
      oval(50, 52, 36),
      'M42 10L50 -2L58 10L54 20L46 20Z',
    ),
    detailShape(
      withMirrorImage(oval(63, 44, 8)),
      mirrorIntoWhole('M50 54L60 55Q60 62 50 64'),
      mirrorIntoWhole('M50 68Q62 66 74 60Q72 82 50 84'),
      mirrorIntoWhole('M50 24L55 28L50 38'),
      withMirrorImage('M55 32L74 28L74 32L58 37Z'),
    ),
    inkShape(
      withMirrorImage(oval(62, 44, 4)),
      withMirrorImage('M52 67.5L58 67L55 75Z'),
      withMirrorImage('M63 66L70 63L68 74Z'),
      withMirrorImage('M52 83.5L57 83L55 77Z'),
    ),
  ],
  [
    'kala',
    'rahu temple guardian mask monster',
    inkShape(
      mirrorIntoWhole(
        'M50 6L56 14L64 4L68 16L80 8L80 22L94 20L88 34Q98 44 88 56L94 66L82 68Q80 78 70 78L72 90L62 82L58 96L50 86',
      ),
    ),
    detailShape(
      withMirrorImage(oval(66, 40, 10)),
      withMirrorImage('M54 24L80 24L78 28L56 30Z'),
      mirrorIntoWhole('M50 46L58 50Q60 58 50 58'),
      mirrorIntoWhole('M50 62L76 58Q76 74 50 76'),
    ),
    inkShape(
      withMirrorImage(oval(65, 41, 5)),
      withMirrorImage('M51 62L57 61.500L54 69Z'),
      withMirrorImage('M60 61L66 60L64 69Z'),
      withMirrorImage('M69 59.500L75 58.500L73 68Z'),
    ),
  ],
  [
    'hanuman',
    'monkey god mask',
    inkShape(mirrorIntoWhole('M50 0L54 10L60 14L62 22Q74 26 78 38Q90 40 88 54Q84 60 78 58Q78 76 66 88Q58 94 50 94')),
    detailShape(
      withMirrorImage('M56 46Q64 38 72 46Q66 54 57 52Z'),
      withMirrorImage('M52 60Q58 60 57 65Q53 67 51.5 65Z'),
      mirrorIntoWhole('M50 72Q64 68 70 74Q66 86 50 88'),
      mirrorIntoWhole('M50 26L56 30L50 38'),
    ),
    inkShape(
      withMirrorImage(oval(65, 47, 3)),
      withMirrorImage('M51 72.5L57 72L55 80Z'),
      withMirrorImage('M59 72L66 72.5L62 80Z'),
    ),
    cut(2.2, withMirrorImage('M60 28Q70 32 73 40')),
  ],
  [
    'yeak',
    'giant ogre mask',
    inkShape(mirrorIntoWhole('M50 0L56 12L54 18L64 20L62 26L74 30Q86 40 84 54L90 60L82 64Q80 84 62 92L50 95')),
    detailShape(
      withMirrorImage(oval(65, 48, 8)),
      withMirrorImage('M54 38L78 34L76 38L56 43Z'),
      mirrorIntoWhole('M50 54L56 60Q56 64 50 64'),
      mirrorIntoWhole('M50 70L70 70Q68 84 50 86'),
    ),
    inkShape(
      withMirrorImage(oval(64, 48, 4)),
      withMirrorImage('M63 70L69 70L72 62Z'),
      withMirrorImage('M52 70L56 70L54 76Z'),
      withMirrorImage('M58 86L66 82L60 76Z'),
    ),
  ],
  [
    'apsara',
    'dancer woman',
    inkShape(
      'M50 2L53 12L58 10L57 18L62 18Q62 30 55 36L58 42Q72 40 78 28Q80 20 88 18Q86 24 88 28Q86 46 66 54L60 58Q60 64 64 70L74 74Q76 86 66 88L80 97L54 97L50 84L40 96L26 97L30 92Q34 78 40 68L40 58L30 54Q14 46 14 64Q14 72 20 76Q12 80 6 74Q4 40 34 42L42 42L45 36Q38 30 38 18L43 18L42 10L47 12Z',
    ),
    cut(2.2, 'M41 21L59 21', 'M42 44Q50 50 58 44', 'M41 62L60 62', 'M46 66L44 82', 'M54 66L62 78'),
  ],
  [
    'hong',
    'swan hamsa bird',
    inkShape(
      'M20 16Q22 4 36 4L32 10Q46 12 44 28Q38 40 46 50Q58 46 68 30Q70 44 66 50Q80 40 86 24Q90 42 82 54Q92 48 97 38Q98 66 82 80Q64 94 42 86Q22 76 28 52Q34 38 32 26L18 32L8 28Z',
    ),
    detailShape(oval(30, 18, 2.2)),
    cut(2.4, 'M48 62Q62 62 72 50', 'M50 72Q68 72 84 58', 'M42 54Q36 66 46 78'),
  ],
  [
    'unicorn',
    'horse horn',
    inkShape(
      'M34 97Q32 72 44 58Q36 60 28 67Q17 72 13 63Q13 56 26 47Q35 35 42 28L16 2L50 22L56 18Q76 24 84 46Q92 70 88 97Z',
    ),
    detailShape('M37 39Q42 36 45 40Q41 44 38 43Z'),
    cut(3, 'M58 28Q72 34 74 46', 'M61 38Q76 48 78 64', 'M58 50Q72 64 75 83', 'M52 60Q60 75 62 97'),
    cut(1.8, 'M30 17L34 13', 'M36 22L40 17'),
  ],
  [
    'phoenix',
    'fire bird wings',
    inkShape(
      mirrorIntoWhole(
        'M50 6Q56 8 56 16L54 26Q62 34 72 26Q86 16 86 2Q98 18 92 36Q98 36 98 42Q92 52 84 54Q88 58 82 64Q70 66 60 58Q60 66 66 70Q74 76 72 86Q66 82 62 80Q62 92 50 98',
      ),
    ),
    detailShape(mirrorIntoWhole('M50 15L53 16L50 22')),
    cut(
      2.4,
      withMirrorImage('M88 34Q78 44 66 44'),
      withMirrorImage('M82 52Q74 54 64 52'),
      withMirrorImage('M56 62Q58 74 58 82'),
      'M50 38L50 86',
    ),
  ],
])
