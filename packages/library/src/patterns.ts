import type { LibraryPattern } from './types.ts'

type Row = readonly [id: string, en: string, kh: string, widthMm: number, heightMm: number, tags: string]

/** Tile sizes are the true size on cloth at scale 1; the atelier draws tiles in these proportions. */
const ROWS: readonly Row[] = [
  ['triangles', 'Flying triangles', 'ត្រីកោណហោះ', 180, 240, 'geometric modern sport'],
  ['stripes', 'Stripes', 'ឆ្នូតបញ្ឈរ', 72, 72, 'stripe vertical classic'],
  ['pinstripes', 'Pinstripes', 'ឆ្នូតបញ្ឈរល្អិត', 24, 24, 'stripe vertical thin classic'],
  ['stripes-trio', 'Trio stripes', 'ឆ្នូតបី', 96, 96, 'stripe vertical'],
  ['hoops', 'Hoops', 'ឆ្នូតផ្ដេក', 80, 80, 'stripe horizontal classic'],
  ['wide-hoops', 'Wide hoops', 'ឆ្នូតផ្ដេកធំ', 160, 160, 'stripe horizontal wide classic'],
  ['diagonals', 'Diagonals', 'ឆ្នូតទ្រេត', 90, 90, 'stripe diagonal sash'],
  ['chevron', 'Chevron', 'ឆ្នូតមុំស្រួច', 120, 80, 'stripe arrow geometric'],
  ['zigzag', 'Zigzag', 'ឆ្នូតបត់បែន', 60, 60, 'stripe geometric'],
  ['checks', 'Checks', 'ក្រឡាអុក', 80, 80, 'check square classic croatia'],
  ['gingham', 'Krama', 'ក្រមា', 48, 48, 'check krama khmer gingham square'],
  ['diamonds', 'Diamonds', 'រាងពេជ្រ', 60, 90, 'geometric argyle'],
  ['harlequin', 'Harlequin', 'ការ៉ូទ្រេត', 100, 150, 'geometric diamond classic'],
  ['dots', 'Dots', 'អុចៗ', 36, 36, 'dot polka'],
  ['halftone', 'Halftone fade', 'អុចស្រាលទៅដិត', 90, 180, 'dot fade modern'],
  ['honeycomb', 'Honeycomb', 'សំណុំឃ្មុំ', 45, 78, 'hexagon geometric'],
  ['grid', 'Grid', 'ក្រឡាចត្រង្គ', 40, 40, 'line square'],
  ['carbon', 'Carbon', 'កាបូន', 16, 16, 'weave texture modern'],
  ['camo', 'Camouflage', 'ពណ៌ព្រៃ', 260, 260, 'camo army organic'],
  ['brush', 'Brush strokes', 'ស្នាមជក់', 240, 240, 'paint organic modern'],
  ['waves', 'Waves', 'រលក', 120, 60, 'water mekong curve'],
  ['topography', 'Contour lines', 'ខ្សែកម្ពស់ដី', 260, 260, 'map line organic modern'],
  ['stars', 'Stars', 'ផ្កាយ', 70, 70, 'star night'],
  ['lightning', 'Lightning', 'ផ្លេកបន្ទោរ', 110, 150, 'bolt sport energy'],
  ['kbach', 'Kbach ornament', 'ក្បាច់ខ្មែរ', 120, 120, 'khmer ornament traditional'],
  ['lotus', 'Lotus', 'ផ្កាឈូក', 110, 110, 'khmer flower traditional'],
  ['angkor', 'Angkor towers', 'ប្រាង្គអង្គរ', 180, 120, 'khmer temple angkor traditional'],
  ['naga-scales', 'Naga scales', 'ស្រកានាគ', 40, 40, 'khmer scale fish traditional'],
]

/** The packaged pattern tiles, in the order in which they are offered. */
export const PATTERNS: readonly LibraryPattern[] = ROWS.map(([id, en, kh, width, height, tags]) => ({
  id,
  name: { en, kh },
  tags: tags.split(' '),
  file: `${id}.png`,
  tileMm: { width, height },
}))

const BY_ID = new Map(PATTERNS.map(pattern => [pattern.id, pattern]))

/** The packaged pattern, or undefined. */
export const findPattern = (id: string): LibraryPattern | undefined => BY_ID.get(id)
