import type { Family } from './rows.ts'

export const DOTS: Family = {
  id: 'dots',
  name: { en: 'Dots', kh: 'អុច' },
  rows: [
    ['dots', 'Dots', 'អុចៗ', 36, 36, 'dot polka'],
    ['halftone', 'Halftone fade', 'អុចស្រាលទៅដិត', 90, 180, 'dot fade modern'],
    ['polka-pair', 'Large and small dots', 'អុចធំតូច', 60, 60, 'dot polka'],
    ['confetti', 'Confetti', 'ក្រដាសអបអរ', 160, 160, 'dot party'],
    ['bubbles', 'Bubbles', 'ពពុះទឹក', 170, 170, 'dot water ring'],
    ['stipple', 'Sprayed dots', 'អុចបាញ់', 148, 148, 'dot fade grain'],
    ['halftone-diagonal', 'Diagonal halftone', 'អុចទ្រេត', 180, 180, 'dot fade diagonal'],
    ['halftone-ball', 'Halftone balls', 'អុចរាងបាល់', 180, 180, 'dot fade ball'],
    ['halftone-wave', 'Halftone waves', 'អុចរលក', 200, 200, 'dot fade wave'],
    ['halftone-diamonds', 'Diamond fade', 'ពេជ្រស្រាល', 170, 170, 'fade diamond'],
    ['halftone-hexagons', 'Hexagon fade', 'ឆកោណស្រាល', 170, 260, 'fade hexagon modern'],
    ['halftone-lines', 'Engraved lines', 'ខ្សែក្រាស់ស្ដើង', 160, 160, 'fade line wave'],
  ],
}

export const GEOMETRIC: Family = {
  id: 'geometric',
  name: { en: 'Geometric', kh: 'ធរណីមាត្រ' },
  rows: [
    ['triangles', 'Flying triangles', 'ត្រីកោណហោះ', 180, 240, 'geometric modern sport'],
    ['honeycomb', 'Honeycomb', 'សំណុំឃ្មុំ', 45, 78, 'hexagon geometric'],
    ['carbon', 'Carbon', 'កាបូន', 16, 16, 'weave texture modern'],
    ['hexagons', 'Hexagon tones', 'ឆកោណចម្រុះ', 160, 208, 'hexagon tone'],
    ['cubes', 'Cubes', 'គូប', 90, 156, 'cube isometric optical'],
    ['mosaic', 'Triangle mosaic', 'ត្រីកោណចម្រុះ', 200, 180, 'triangle tone modern'],
    ['triangle-fade', 'Triangle fade', 'ត្រីកោណស្រាល', 140, 240, 'triangle fade'],
    ['fans', 'Fans', 'ផ្លិត', 120, 120, 'arc deco'],
    ['greek-key', 'Greek key', 'ខ្សែក្រិក', 90, 90, 'border maze classic'],
    ['maze-round', 'Round maze', 'ផ្លូវវង្វេងមូល', 160, 160, 'maze curve'],
    ['maze-straight', 'Slanted maze', 'ផ្លូវវង្វេងទ្រេត', 160, 160, 'maze line'],
    ['quarter-rounds', 'Quarter rounds', 'មួយភាគបួនរង្វង់', 180, 180, 'circle retro'],
    ['eight-stars', 'Eight-pointed stars', 'ផ្កាយប្រាំបីជ្រុង', 100, 100, 'star tile'],
    ['linked-circles', 'Linked circles', 'រង្វង់ភ្ជាប់គ្នា', 120, 120, 'circle ring'],
    ['ogee', 'Ogee', 'ដំណក់ទឹក', 110, 160, 'curve drop classic'],
    ['plus-tiles', 'Crosses', 'សញ្ញាបូក', 120, 120, 'cross plus'],
    ['chain', 'Chains', 'ច្រវាក់', 90, 120, 'link metal'],
    ['woven-bands', 'Woven bands', 'បន្ទះត្បាញ', 90, 90, 'weave tone'],
    ['memphis', 'Memphis', 'រូបរាងចម្រុះ', 240, 240, 'retro party shapes'],
    ['shards', 'Shards', 'បំណែកកញ្ចក់', 240, 240, 'glass tone modern'],
    ['star-lines', 'Star tiles', 'ក្បឿងផ្កាយ', 120, 120, 'star line tile'],
  ],
}

export const DIGITAL: Family = {
  id: 'digital',
  name: { en: 'Digital', kh: 'ឌីជីថល' },
  rows: [
    ['pixel-fade', 'Pixel fade', 'ភីកសែលស្រាល', 160, 240, 'pixel fade modern'],
    ['glitch', 'Glitch', 'រូបរអាក់រអួល', 240, 240, 'pixel line modern'],
    ['circuit', 'Circuit', 'បន្ទះសៀគ្វី', 180, 180, 'line technology'],
    ['pixel-code', 'Pixel code', 'កូដភីកសែល', 140, 140, 'pixel square code'],
    ['equaliser', 'Equaliser', 'កម្រិតសំឡេង', 140, 140, 'music bar'],
    ['pixel-hearts', 'Pixel hearts', 'បេះដូងភីកសែល', 100, 100, 'heart pixel game'],
    ['data-lines', 'Data lines', 'ខ្សែទិន្នន័យ', 200, 200, 'line technology vertical'],
    ['wireframe', 'Wireframe', 'សំណាញ់បីវិមាត្រ', 200, 200, 'grid net line'],
    ['hex-circuit', 'Hexagon circuit', 'សៀគ្វីឆកោណ', 140, 182, 'hexagon technology line'],
  ],
}

export const STARRY: Family = {
  id: 'stars',
  name: { en: 'Stars', kh: 'ផ្កាយ' },
  rows: [
    ['stars', 'Stars', 'ផ្កាយ', 70, 70, 'star night'],
    ['stars-outline', 'Outlined stars', 'ផ្កាយមានស៊ុម', 120, 120, 'star line'],
    ['night-sky', 'Night sky', 'មេឃពេលយប់', 200, 200, 'star night'],
    ['constellations', 'Constellations', 'តារានិករ', 240, 240, 'star line night'],
    ['sparkles', 'Sparkles', 'ពន្លឺផ្លេកៗ', 80, 80, 'star shine'],
    ['suns', 'Suns', 'ព្រះអាទិត្យ', 110, 110, 'sun'],
    ['moons', 'Moons and stars', 'ព្រះចន្ទ និងផ្កាយ', 110, 110, 'moon star night'],
  ],
}
