import { repeatAround, withMirrorImage, mirrorIntoWhole, oval } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

const slantEyes = detailShape(withMirrorImage('M56 47Q66 38 77 43Q72 55 58 53Z'))
const slantPupils = inkShape(withMirrorImage(oval(67, 47.5, 3)))
const roundEyes = (x: number, y: number, r: number) => detailShape(withMirrorImage(oval(x, y, r)))
const pupils = (x: number, y: number, r: number) => inkShape(withMirrorImage(oval(x, y, r)))
const catNose = detailShape(mirrorIntoWhole('M50 61L60 61Q59 67 50 72'))
const catMouth = cut(2.6, 'M50 71L50 77Q56 83 64 79', 'M50 77Q44 83 36 79')
const catHead = mirrorIntoWhole(
  'M50 13Q60 13 67 17Q72 6 84 7Q93 12 91 24Q89 30 85 34Q90 44 88 54L97 62L88 66L94 76L84 77L82 87L71 86Q62 95 50 95',
)
const catEars = detailShape(withMirrorImage('M73 16Q83 12 85 22Q84 27 80 28Z'))

const MANE = repeatAround('M41 8Q50 -3 59 8L62 22L38 22Z', 13)

export const BEASTS = familyOf('beasts', [
  [
    'tiger',
    'cat big stripes head',
    inkShape(catHead),
    catEars,
    detailShape(
      mirrorIntoWhole('M50 15L54 15L53 34L50 40'),
      withMirrorImage('M59 17L65 20L57 32Z'),
      withMirrorImage('M86 40L73 36L87 47Z'),
      withMirrorImage('M88 55L73 58L86 62Z'),
      withMirrorImage('M84 69L71 66L79 75Z'),
    ),
    slantEyes,
    slantPupils,
    catNose,
    catMouth,
  ],
  [
    'lion',
    'cat mane king head សិង្ហ',
    inkShape(MANE, oval(50, 50, 40)),
    detailShape(mirrorIntoWhole('M50 18Q64 18 70 26Q80 24 79 35Q77 39 75 41Q76 54 72 62Q72 74 64 82Q57 87 50 87')),
    inkShape(mirrorIntoWhole('M50 21Q62 21 68 30Q76 29 75 36Q73 38 71 40Q73 54 68 62Q68 73 61 80Q56 84 50 84')),
    detailShape(
      withMirrorImage('M55 45Q62 39 69 43Q65 50 56 49Z'),
      mirrorIntoWhole('M50 60L58 60Q57 66 50 69'),
      mirrorIntoWhole('M50 26L53 26L52 38L50 41'),
    ),
    cut(2.4, 'M50 68L50 73Q55 77 61 74', 'M50 73Q45 77 39 74'),
  ],
  [
    'leopard',
    'panther cat spots head',
    inkShape(catHead),
    catEars,
    detailShape(
      oval(50, 22, 3.2),
      withMirrorImage(oval(60, 25, 3)),
      withMirrorImage(oval(55, 33, 2.6)),
      withMirrorImage(oval(68, 32, 2.4)),
      withMirrorImage(oval(81, 45, 2.8)),
      withMirrorImage(oval(83, 57, 2.8)),
      withMirrorImage(oval(78, 67, 2.4)),
    ),
    slantEyes,
    slantPupils,
    catNose,
    catMouth,
  ],
  [
    'panther',
    'cat black roar head',
    inkShape(mirrorIntoWhole('M50 12Q60 12 67 16L82 5Q92 18 86 34Q91 46 87 58Q82 76 72 88Q62 96 50 96')),
    detailShape(
      withMirrorImage('M54 44L80 34Q78 50 60 50Z'),
      mirrorIntoWhole('M50 54L60 54Q59 60 50 63'),
      mirrorIntoWhole('M50 66Q62 64 68 68Q66 84 58 87L50 87'),
    ),
    inkShape(
      withMirrorImage('M57 66L63 66.5L60 76Z'),
      withMirrorImage('M54 87L58 87L56 80Z'),
      withMirrorImage(oval(70, 43, 2.6)),
    ),
  ],
  [
    'bear',
    'head',
    inkShape(mirrorIntoWhole('M50 14Q62 14 70 20Q76 8 87 12Q96 20 88 32Q93 44 89 58Q84 82 66 90Q58 94 50 94')),
    detailShape(withMirrorImage(oval(81, 21, 5)), mirrorIntoWhole('M50 54Q66 54 70 68Q70 84 50 86')),
    roundEyes(66, 45, 5),
    pupils(66, 45, 2.4),
    inkShape(mirrorIntoWhole('M50 58L60 59Q60 67 50 70')),
    line(2.6, 'M50 69L50 75Q55 81 62 77', 'M50 75Q45 81 38 77'),
  ],
  [
    'wolf',
    'dog head',
    inkShape(mirrorIntoWhole('M50 22L62 20L80 3L84 32L96 56L84 56L86 68L74 68L64 84L56 96L50 96')),
    detailShape(
      withMirrorImage('M66 24L77 14L78 30Z'),
      withMirrorImage('M56 48L76 42Q74 54 60 54Z'),
      mirrorIntoWhole('M50 78L59 78Q57 87 50 90'),
      mirrorIntoWhole('M50 28L56 32L50 44'),
    ),
    inkShape(withMirrorImage(oval(67, 48.5, 2.8))),
    cut(2.4, withMirrorImage('M80 60L68 62L58 74')),
  ],
  [
    'fox',
    'dog head',
    inkShape(mirrorIntoWhole('M50 28Q58 26 64 28L88 4Q94 28 90 44L97 56Q78 64 66 78L54 95L50 96')),
    detailShape(
      withMirrorImage('M72 28L85 14Q87 28 82 38Z'),
      withMirrorImage('M92 56Q74 56 64 60Q56 70 54 84Q64 74 74 66Z'),
      withMirrorImage('M60 46Q67 40 74 45Q69 52 61 50Z'),
    ),
    inkShape(withMirrorImage(oval(67, 46.5, 2.4))),
    detailShape(mirrorIntoWhole('M50 84L57 84Q55 92 50 93')),
  ],
  [
    'bull',
    'ox cow horns head',
    inkShape(
      mirrorIntoWhole(
        'M50 20Q64 20 70 26Q88 26 84 6Q100 24 86 38Q80 43 74 42L86 46Q88 54 74 56Q72 70 66 78Q66 94 50 95',
      ),
    ),
    detailShape(
      withMirrorImage('M56 46Q64 40 70 46Q66 53 57 51Z'),
      withMirrorImage(oval(58, 82, 3.6)),
      mirrorIntoWhole('M50 26L55 30L50 40'),
    ),
    inkShape(withMirrorImage(oval(64, 47, 2.4))),
    cut(2.4, 'M36 74Q50 68 64 74'),
  ],
  [
    'kouprey',
    'forest ox national animal horns head bull',
    inkShape(
      mirrorIntoWhole(
        'M50 24Q62 24 66 30Q76 34 84 26Q90 16 78 2Q100 10 97 30Q92 44 74 42L88 48Q86 58 72 55Q70 70 64 78Q64 92 50 93',
      ),
    ),
    inkShape(withMirrorImage('M93 12L99 4L98 18Z'), mirrorIntoWhole('M50 92L58 94L54 100L50 98')),
    detailShape(
      withMirrorImage('M56 48Q64 42 69 48Q65 54 57 53Z'),
      withMirrorImage(oval(57, 80, 3.4)),
      mirrorIntoWhole('M50 30L60 32L54 40L50 44'),
    ),
    inkShape(withMirrorImage(oval(63, 48.8, 2.2))),
    cut(2.4, 'M37 72Q50 66 63 72'),
  ],
  [
    'buffalo',
    'ox horns head',
    inkShape(mirrorIntoWhole('M50 22Q60 22 64 28Q92 32 99 8Q102 44 70 42L86 50Q82 60 70 56Q68 70 64 78Q64 92 50 93')),
    detailShape(withMirrorImage('M55 48Q63 42 68 48Q64 54 56 53Z'), withMirrorImage(oval(57, 81, 3.4))),
    inkShape(withMirrorImage(oval(62, 49, 2.2))),
    cut(
      2.2,
      withMirrorImage('M70 34Q74 36 76 34'),
      withMirrorImage('M78 33.5Q82 35 83 31'),
      withMirrorImage('M86 29Q89 29 90 26'),
      'M37 73Q50 67 63 73',
      'M50 28L50 40',
    ),
  ],
  [
    'ram',
    'sheep horns head',
    inkShape(mirrorIntoWhole('M50 22Q60 18 68 22Q62 40 66 54Q64 76 58 90Q56 95 50 95')),
    line(12, withMirrorImage('M60 26Q80 8 90 30Q94 58 76 62Q66 58 72 46Q78 42 82 48')),
    cut(
      2,
      withMirrorImage('M68 13L72 25'),
      withMirrorImage('M80 12L77 24'),
      withMirrorImage('M92 22L82 28'),
      withMirrorImage('M97 38L85 39'),
      withMirrorImage('M93 54L83 50'),
    ),
    detailShape(withMirrorImage('M54 46Q59 41 63 46Q59 51 54 49Z'), mirrorIntoWhole('M50 76L57 76Q56 82 50 84')),
    cut(2.2, 'M50 84L50 90'),
  ],
  [
    'stag',
    'deer antlers head រមាំង',
    inkShape(mirrorIntoWhole('M50 44Q58 42 62 46L80 42Q78 54 64 56Q64 76 57 90Q56 96 50 96')),
    line(
      5.5,
      withMirrorImage('M57 46Q60 30 72 26Q84 20 84 6'),
      withMirrorImage('M62 36Q58 22 62 8'),
      withMirrorImage('M74 25Q72 14 74 4'),
      withMirrorImage('M82 20Q92 18 94 8'),
    ),
    detailShape(withMirrorImage('M54 60Q58 56 62 60Q58 65 54 63Z'), mirrorIntoWhole('M50 84L56 84Q55 90 50 92')),
  ],
  [
    'elephant-head',
    'trunk tusks',
    inkShape(
      mirrorIntoWhole('M50 10Q64 8 70 18Q86 10 97 26Q98 52 84 64Q76 64 71 54Q68 62 63 66Q60 80 58 88Q56 98 50 98'),
      withMirrorImage('M63 62Q66 74 78 78Q74 84 64 80Q58 74 58 64Z'),
    ),
    detailShape(
      withMirrorImage('M77 24Q88 22 91 34Q90 48 82 56Q77 44 77 24Z'),
      withMirrorImage('M56 40Q62 36 66 41Q61 45 57 44Z'),
    ),
    cut(
      2.2,
      'M45 62L55 62',
      'M45.5 70L54.5 70',
      'M46 78L54 78',
      'M46.5 86L53.5 86',
      withMirrorImage('M62 66Q64 75 74 79'),
    ),
    detailShape(mirrorIntoWhole('M50 16L56 20L50 34')),
  ],
  [
    'horse',
    'head stallion',
    inkShape('M30 97Q28 70 42 56Q34 58 24 66Q12 72 8 62Q8 54 22 44Q32 30 40 22L44 6L54 18Q76 22 84 46Q92 70 88 97Z'),
    detailShape('M33 36Q39 32 42 37Q37 41 34 40Z', 'M13 58Q17 55 18 59Q16 62 13 61Z'),
    cut(3.2, 'M58 26Q72 32 74 44', 'M60 36Q76 46 78 62', 'M58 48Q72 62 75 82', 'M52 58Q60 74 61 97'),
  ],
  [
    'wild-boar',
    'pig tusks head',
    inkShape(mirrorIntoWhole('M50 8L56 16L62 8L66 18L84 8Q92 20 84 32Q90 48 80 62L70 70Q70 92 50 93')),
    detailShape(
      withMirrorImage('M75 20L84 15Q86 22 80 28Z'),
      withMirrorImage('M56 42L72 36Q71 46 60 48Z'),
      mirrorIntoWhole('M50 70Q64 70 65 78Q64 88 50 88'),
    ),
    inkShape(withMirrorImage(oval(56, 79, 3.4)), withMirrorImage('M64 86Q80 86 82 66Q90 88 70 95Q64 94 62 90Z')),
  ],
  [
    'gorilla',
    'ape head monkey',
    inkShape(mirrorIntoWhole('M50 6Q66 8 72 26Q88 30 86 48Q84 56 78 58Q86 80 68 92Q58 96 50 96')),
    detailShape(mirrorIntoWhole('M50 34Q56 36 62 33Q72 32 73 44Q72 52 66 55Q76 62 73 76Q66 88 50 88')),
    inkShape(
      mirrorIntoWhole('M50 40Q58 44 68 40Q70 46 64 48Q56 50 50 48'),
      withMirrorImage('M51 56Q60 54 60 62Q56 66 51 63Z'),
      mirrorIntoWhole('M50 72Q60 70 66 74Q60 81 50 81'),
    ),
  ],
  [
    'monkey',
    'ape head',
    inkShape(
      mirrorIntoWhole('M50 10Q70 10 76 34Q90 32 92 46Q90 60 76 58Q72 70 72 76Q66 94 50 94'),
      'M43 18L50 2L57 18Z',
    ),
    detailShape(
      mirrorIntoWhole('M50 36Q54 26 64 28Q74 34 68 48Q70 58 66 64Q66 86 50 86'),
      withMirrorImage(oval(83, 46, 4)),
    ),
    inkShape(withMirrorImage(oval(59, 44, 5)), withMirrorImage('M51 58Q57 58 56 62Q53 63 51 62Z')),
    line(2.8, 'M38 71Q50 80 62 71'),
  ],
  [
    'dog',
    'bulldog head',
    inkShape(mirrorIntoWhole('M50 14Q66 12 72 20Q86 16 90 34Q86 42 80 40Q90 54 90 68Q86 88 66 90Q58 94 50 94')),
    detailShape(
      withMirrorImage('M57 40Q64 34 71 40Q66 47 58 46Z'),
      mirrorIntoWhole('M50 50L60 50Q60 58 50 61'),
      withMirrorImage('M76 24Q84 24 85 33Q80 34 76 30Z'),
    ),
    inkShape(withMirrorImage(oval(65, 41.5, 2.6))),
    cut(2.6, 'M50 60L50 68Q64 66 72 80', 'M50 68Q36 66 28 80', 'M40 83Q50 79 60 83'),
    detailShape(withMirrorImage('M62 76L68 78L64 67Z')),
  ],
  [
    'cat',
    'head',
    inkShape(mirrorIntoWhole('M50 24Q58 22 64 24L84 6Q90 22 86 40Q94 62 80 78Q68 90 50 90')),
    detailShape(
      withMirrorImage('M70 26L81 16Q83 28 79 35Z'),
      withMirrorImage(oval(66, 50, 7, 9)),
      mirrorIntoWhole('M50 64L56 64Q55 68 50 71'),
    ),
    inkShape(withMirrorImage(oval(66, 50, 2.4, 8))),
    cut(
      2.2,
      'M50 70Q54 78 60 75',
      'M50 70Q46 78 40 75',
      withMirrorImage('M74 68L93 63'),
      withMirrorImage('M74 73L92 76'),
    ),
  ],
  [
    'rabbit',
    'hare head',
    inkShape(mirrorIntoWhole('M50 42Q54 40 57 41Q58 8 74 3Q86 12 72 46Q86 58 80 76Q70 94 50 94')),
    detailShape(
      withMirrorImage('M63 38Q64 16 73 10Q77 20 67 41Z'),
      withMirrorImage(oval(65, 62, 5)),
      mirrorIntoWhole('M50 72L56 72Q55 76 50 79'),
    ),
    cut(2.4, 'M50 78L50 84Q54 88 59 86', 'M50 84Q46 88 41 86'),
  ],
  [
    'paw',
    'print cat tiger',
    inkShape(
      mirrorIntoWhole('M50 50Q64 50 72 66Q82 80 72 90Q62 94 50 88'),
      withMirrorImage(oval(60, 26, 8.5, 13)),
      withMirrorImage(oval(84, 46, 8, 12)),
    ),
  ],
  [
    'claws',
    'scratch tiger marks',
    inkShape('M16 6Q36 34 34 92Q10 48 16 6Z', 'M38 4Q62 34 60 96Q30 46 38 4Z', 'M62 4Q88 34 86 92Q56 46 62 4Z'),
  ],
])
