import { box, both, half, oval, poly } from '../path.ts'
import { body, cut, familyOf, line, mark } from './symbol.ts'

/** A figure of limbs: the head, then lines with round ends. */
const figure = (head: string, torso: string, ...limbs: string[]) => [body(head), line(13, torso), line(8, ...limbs)]

export const PLAYERS = familyOf('players', [
  ['kicker', 'Footballer', 'កីឡាករបាល់ទាត់', 'soccer player kick', ...figure(oval(46, 12, 9), 'M44 30L40 54', 'M44 28L26 36L14 28', 'M46 28L62 36L76 28', 'M42 56L34 76L20 92', 'M42 56L60 62L80 52'), body(oval(90, 70, 8))],
  ['striker', 'Overhead kick', 'ទាត់ទម្លាក់ខ្នង', 'bicycle kick football soccer', ...figure(oval(22, 66, 9), 'M36 62L54 58', 'M36 64L30 82L18 90', 'M38 64L46 80L42 94', 'M56 56L68 36L66 16', 'M56 60L74 62L84 76'), body(oval(50, 12, 8))],
  ['header', 'Header', 'តេះក្បាល', 'football soccer jump player', ...figure(oval(56, 24, 9), 'M52 42L46 60', 'M52 40L70 46L84 38', 'M50 40L34 44L22 34', 'M46 62L60 76L56 94', 'M46 62L30 72L18 86'), body(oval(76, 12, 8))],
  ['goalkeeper', 'Goalkeeper', 'អ្នកចាំទី', 'keeper dive save football', ...figure(oval(62, 34, 9), 'M48 44L34 58', 'M50 42L70 22L86 16', 'M52 46L74 40L86 28', 'M32 58L16 66L6 80', 'M34 60L40 78L30 92'), body(oval(92, 12, 8))],
  ['runner', 'Runner', 'អ្នករត់', 'running athletics sprint', ...figure(oval(64, 12, 9), 'M58 28L48 52', 'M58 26L40 32L30 46', 'M60 28L72 42L86 36', 'M48 54L64 66L58 90', 'M48 54L36 72L14 74')],
  ['sprinter', 'Sprint start', 'ចាប់ផ្ដើមរត់', 'running athletics start', ...figure(oval(82, 34, 9), 'M66 40L40 46', 'M68 42L72 62L78 86', 'M38 46L52 62L42 80', 'M38 46L24 66L8 84'), line(4, 'M4 94L96 94')],
  ['hurdler', 'Hurdler', 'រត់លោតរបាំង', 'athletics hurdles', ...figure(oval(62, 12, 9), 'M54 26L40 44', 'M56 26L72 32L86 24', 'M52 26L36 22L24 30', 'M42 44L66 42L88 40', 'M40 46L24 50L18 66'), line(5, 'M62 58L62 96', 'M90 58L90 96', 'M60 58L92 58')],
  ['cyclist', 'Cyclist', 'អ្នកជិះកង់', 'bicycle bike rider', body(oval(66, 12, 9)), line(11, 'M58 26L38 40'), line(7, 'M60 28L68 42L78 44', 'M38 42L54 56L46 74'), line(5, oval(22, 74, 18), oval(78, 74, 18)), line(4, 'M22 74L40 50L66 50L48 76L22 74', 'M66 50L78 74', 'M66 50L70 40')],
  ['swimmer', 'Swimmer', 'អ្នកហែលទឹក', 'swimming water', body(oval(72, 40, 10)), line(11, 'M20 56L52 42'), line(8, 'M52 42L42 22L66 18'), line(5, 'M6 70Q18 60 28 70Q38 80 50 70Q62 60 72 70Q82 80 94 70', 'M6 86Q18 76 28 86Q38 96 50 86Q62 76 72 86Q82 96 94 86')],
  ['rower', 'Rower', 'អ្នកអុំទូក', 'rowing boat oars', body(oval(42, 24, 9)), line(12, 'M38 40L30 60'), line(7, 'M38 40L54 52L68 48', 'M32 62L52 56L64 64'), line(4, 'M84 30L46 88'), body('M40 84L52 90L44 98L36 92Z', 'M6 68L94 68Q86 82 70 82L26 82Q12 80 6 68Z')],
  ['boxer', 'Boxer', 'អ្នកប្រដាល់', 'boxing fight punch', ...figure(oval(42, 14, 9), 'M42 32L38 56', 'M42 32L62 36L80 28', 'M40 34L54 50L62 44', 'M38 58L56 74L54 94', 'M38 58L28 76L14 92'), body(oval(86, 26, 9), oval(64, 42, 8))],
  ['kun-khmer', 'Kun Khmer fighter', 'អ្នកប្រដាល់គុនខ្មែរ', 'boxing muay kick fight martial arts', ...figure(oval(34, 18, 9), 'M38 34L40 56', 'M38 34L52 46L58 32', 'M36 36L22 46L30 32', 'M40 58L40 76L36 96', 'M42 56L64 46L90 28')],
  ['knee-strike', 'Flying knee', 'ជង្គង់ហោះ', 'kun khmer boxing muay martial arts', ...figure(oval(48, 14, 9), 'M46 30L42 50', 'M46 30L64 24L74 12', 'M44 30L60 38L74 30', 'M44 52L68 52L66 72', 'M42 52L30 68L10 76')],
  ['wrestler', 'Bokator fighter', 'អ្នកល្បុក្កតោ', 'bokator martial arts stance', ...figure(oval(50, 14, 9), 'M50 32L50 54', 'M50 32L30 36L22 18', 'M50 32L70 40L86 28', 'M50 56L30 66L28 92', 'M50 56L72 66L76 92')],
  ['spiker', 'Volleyball spiker', 'កីឡាករបាល់ទះ', 'player jump', ...figure(oval(44, 26, 9), 'M44 44L38 62', 'M46 42L62 28L66 12', 'M42 42L26 34L18 20', 'M38 64L50 78L44 96', 'M38 64L24 76L12 90'), body(oval(78, 10, 8))],
  ['takraw-player', 'Takraw player', 'កីឡាករទាត់សី', 'sepak takraw kick jump', ...figure(oval(36, 60, 9), 'M46 48L56 58', 'M44 50L28 42L16 50', 'M48 60L40 78L28 86', 'M58 56L70 36L64 16', 'M58 60L76 68L86 84'), body(oval(48, 10, 8))],
  ['shooter', 'Basketball player', 'កីឡាករបាល់បោះ', 'shot jump', ...figure(oval(48, 30, 9), 'M48 46L46 66', 'M50 44L66 34L62 18', 'M46 44L42 24L52 16', 'M46 68L58 80L52 97', 'M46 68L34 80L38 97'), body(oval(58, 8, 8))],
  ['server', 'Tennis player', 'កីឡាករតេន្នីស', 'racket serve badminton', ...figure(oval(46, 24, 9), 'M46 42L42 62', 'M48 40L64 32L72 20', 'M44 40L28 34L20 22', 'M42 64L54 78L50 96', 'M42 64L30 80L22 96'), line(4, oval(80, 8, 7, 7), 'M74 16L70 22'), body(oval(20, 8, 5))],
  ['lifter', 'Weightlifter', 'អ្នកលើកទម្ងន់', 'weights gym strength', body(oval(50, 30, 9)), line(13, 'M50 48L50 64'), line(8, 'M50 46L30 36L28 18', 'M50 46L70 36L72 18', 'M48 66L30 74L34 96', 'M52 66L70 74L66 96'), line(4, 'M6 14L94 14'), body(box(8, 2, 7, 24), box(17, 6, 5, 16), box(85, 2, 7, 24), box(78, 6, 5, 16))],
  ['archer', 'Archer', 'អ្នកបាញ់ធ្នូ', 'archery bow', ...figure(oval(44, 16, 9), 'M44 34L44 58', 'M46 32L76 32', 'M42 32L26 34L40 30', 'M44 60L34 78L30 96', 'M44 60L56 78L60 96'), line(4, 'M76 6Q96 32 76 58'), line(2, 'M76 6L38 32L76 58', 'M38 32L92 32')],
  ['gymnast', 'Gymnast', 'កីឡាកាយវប្បកម្ម', 'dance ribbon', ...figure(oval(52, 24, 8), 'M50 38L48 54', 'M50 38L32 30L16 34', 'M52 38L68 26L80 20', 'M48 56L50 76L48 96', 'M48 56L68 48L90 44'), line(3, 'M80 20Q96 2 90 18Q82 34 98 30')],
  ['skater', 'Skateboarder', 'អ្នកជិះស្គី', 'skate board', ...figure(oval(50, 14, 9), 'M48 32L44 52', 'M48 30L66 36L82 28', 'M46 30L30 36L16 30', 'M44 54L62 62L60 80', 'M44 54L32 66L34 80'), line(5, 'M14 84L78 84L88 78'), body(oval(26, 93, 5), oval(70, 93, 5))],
  ['champion', 'Champion', 'ជើងឯក', 'winner victory arms raised cup', ...figure(oval(50, 32, 9), 'M50 50L50 66', 'M50 48L34 36L38 18', 'M50 48L66 36L62 18', 'M48 68L40 82L38 97', 'M52 68L60 82L62 97'), body('M38 4L62 4Q62 16 53 17L53 20L47 20L47 17Q38 16 38 4Z')],
  ['team', 'Team', 'ក្រុម', 'huddle friends people', body(oval(50, 24, 12), both(oval(79, 34, 10)), half('M50 42Q72 42 72 64L72 92L50 92'), both('M77 50Q94 50 95 66L95 86L78 86L78 62Q78 54 74 51Z'))],
  ['warrior', 'Warrior', 'អ្នកចម្បាំង', 'helmet soldier spartan', body(half('M50 4Q84 8 84 44L84 72L72 92L58 97L58 70L62 52L78 46L60 42L54 46L54 60L50 64'), half('M50 0L56 2L56 14L50 18'))],
  ['knight', 'Knight', 'អ្នកជិះសេះ', 'helmet armour', body(half('M50 10Q80 12 82 40L80 74L50 96'), half('M50 2Q58 -2 66 4Q60 6 58 12L50 16')), mark(half('M50 42L76 36L76 44L54 50L54 62L50 62')), cut(2.6, both('M60 62L60 76'), both('M68 58L68 72'), 'M50 66L50 88')],
  ['fist', 'Fist', 'កណ្ដាប់ដៃ', 'power hand', body('M24 40Q24 20 32 20Q38 20 39 26Q40 14 48 14Q55 14 56 22Q58 14 64 14Q71 16 72 26Q74 20 79 22Q84 26 84 40L82 62Q78 72 72 74L72 97L36 97L36 74Q24 64 24 40Z'), cut(2.6, 'M39 26L39 42', 'M56 22L56 40', 'M72 26L72 42', 'M26 44Q40 48 52 42Q64 42 62 52Q56 56 44 54')],
  ['shirt', 'Shirt', 'អាវ', 'jersey kit', body(half('M50 18Q58 18 62 10L74 12L97 30L86 48L76 42L76 94L50 94')), mark('M42 44L58 44L58 48L52 84L45 84L50 52L42 52Z')],
  ['whistle', 'Whistle', 'កញ្ចែ', 'referee', body('M4 34L52 34Q66 34 78 34Q96 40 96 60Q94 86 68 86Q42 84 42 58L4 56Z', poly(20, 28, 36, 28, 36, 36, 20, 36)), mark(oval(68, 60, 13)), body(oval(68, 60, 6)), line(3.4, 'M48 22L44 10', 'M60 22L62 8', 'M72 24L80 12')],
])
