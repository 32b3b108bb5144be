import { repeatAround, mirrorIntoWhole, oval, polygonPath } from '../svgPath.ts'
import { inkShape, cut, familyOf, line, detailShape } from './symbol.ts'

const WATER = (y: number): string =>
  `M6 ${y}Q17 ${y - 8} 28 ${y}Q39 ${y + 8} 50 ${y}Q61 ${y - 8} 72 ${y}Q83 ${y + 8} 94 ${y}`

export const BOATS = familyOf('boats', [
  [
    'long-boat',
    'long boat water festival rowing',
    inkShape(
      'M2 30Q8 22 12 30Q16 56 40 60L66 60Q88 58 92 20Q98 12 98 24Q100 64 74 74L30 74Q4 66 2 30Z',
      ...[28, 40, 52, 64, 76].map(x => oval(x, 42, 5)),
      ...[28, 40, 52, 64, 76].map(x => `M${x - 5} 48L${x + 5} 48L${x + 5} 62L${x - 5} 62Z`),
    ),
    line(2.6, ...[28, 40, 52, 64, 76].map(x => `M${x + 4} 50L${x - 8} 82`)),
    line(3.4, WATER(90)),
  ],
  [
    'naga-boat',
    'dragon boat prow',
    inkShape(
      'M4 28Q10 26 12 34Q18 62 44 64L60 64Q76 62 74 42Q70 24 80 14Q78 8 84 2Q86 10 92 12L99 20L90 24Q84 28 88 44Q92 76 64 80L34 80Q6 72 4 28Z',
    ),
    detailShape(oval(86, 16, 1.8)),
    cut(2.6, 'M20 68Q50 76 78 62'),
    line(3.4, WATER(92)),
    inkShape(
      ...[30, 44, 58].map(x => oval(x, 44, 5)),
      ...[30, 44, 58].map(x => `M${x - 5} 50L${x + 5} 50L${x + 5} 66L${x - 5} 66Z`),
    ),
  ],
  [
    'sail',
    'sail yacht',
    inkShape('M48 4L48 70L12 70Q36 44 48 4Z', 'M54 14Q78 36 86 70L54 70Z', 'M8 76L92 76Q86 92 74 92L26 92Q12 90 8 76Z'),
    cut(2.6, 'M58 56L80 56'),
  ],
  [
    'ship',
    'junk galleon sea',
    inkShape(
      'M4 66L22 70L78 70L96 58Q94 88 80 90L22 90Q6 84 4 66Z',
      'M26 14Q46 22 44 62L22 62Q30 40 26 14Z',
      'M50 6Q76 18 72 62L50 62Q58 34 50 6Z',
      'M78 30Q92 40 88 58L76 62Q82 44 78 30Z',
    ),
    cut(2.6, 'M14 78L88 76'),
    line(3.4, WATER(96)),
  ],
  [
    'canoe',
    'canoe fisherman',
    inkShape(
      'M2 58Q50 78 98 58Q86 82 66 82L34 82Q14 82 2 58Z',
      oval(46, 26, 8),
      'M36 36L56 36L60 64L34 64Z',
      'M30 24L46 12L62 24Z',
    ),
    line(4, 'M56 40L72 46', 'M78 10L66 82'),
    line(3.4, WATER(92)),
  ],
  [
    'anchor',
    'sea navy',
    inkShape(oval(50, 14, 11)),
    detailShape(oval(50, 14, 5)),
    line(8, 'M50 26L50 88', 'M30 36L70 36'),
    line(8, 'M14 60Q20 90 50 90Q80 90 86 60'),
    inkShape(polygonPath(4, 66, 14, 48, 26, 64), polygonPath(96, 66, 86, 48, 74, 64)),
  ],
  [
    'ship-wheel',
    'helm navy sea',
    line(7, oval(50, 50, 28)),
    line(5, repeatAround('M50 46L50 8', 8)),
    inkShape(oval(50, 50, 10), repeatAround('M46 2L54 2L53 16L47 16Z', 8)),
    detailShape(oval(50, 50, 4)),
  ],
  [
    'lighthouse',
    'tower sea light',
    inkShape(
      mirrorIntoWhole('M50 4L62 14L62 18L58 18L58 30L64 30L64 36L60 36L68 90L50 90'),
      polygonPath(22, 92, 78, 92, 82, 98, 18, 98),
      polygonPath(38, 18, 6, 10, 6, 34, 38, 28),
      polygonPath(62, 18, 94, 10, 94, 34, 62, 28),
    ),
    detailShape(
      polygonPath(44, 19, 56, 19, 56, 29, 44, 29),
      polygonPath(39.5, 44, 60.5, 44, 62, 56, 38, 56),
      polygonPath(36.5, 68, 63.5, 68, 65, 80, 35, 80),
    ),
  ],
  [
    'bridge',
    'river',
    inkShape(
      polygonPath(2, 58, 98, 58, 98, 66, 2, 66),
      polygonPath(26, 10, 33, 10, 33, 92, 26, 92),
      polygonPath(67, 10, 74, 10, 74, 92, 67, 92),
    ),
    line(
      3,
      'M2 52Q20 44 29 12Q40 54 50 54Q60 54 71 12Q80 44 98 52',
      ...[12, 19, 40, 50, 60, 81, 88].map(x => `M${x} 58L${x} ${Math.abs(x - 50) < 12 ? 52 : 46}`),
    ),
    line(3.4, WATER(86)),
  ],
])
