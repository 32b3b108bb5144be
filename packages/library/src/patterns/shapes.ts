import type { Family } from './rows.ts'

export const DOTS: Family = {
  id: 'dots',
  name: { en: 'Dots', kh: 'អុច' },
  colours: 'royal-navy white-red black-lime teal-cream orange-wine',
  rows: [
    ['dots', 'Dots', 'អុចៗ', 36, 36, 'dot polka'],
    ['halftone', 'Halftone fade', 'អុចស្រាលទៅដិត', 90, 180, 'dot fade modern'],
    ['stipple', 'Sprayed dots', 'អុចបាញ់', 148, 148, 'dot fade grain'],
    ['halftone-diagonal', 'Diagonal halftone', 'អុចទ្រេត', 180, 180, 'dot fade diagonal'],
    ['halftone-wave', 'Halftone waves', 'អុចរលក', 200, 200, 'dot fade wave'],
    ['halftone-diamonds', 'Diamond fade', 'ពេជ្រស្រាល', 170, 170, 'fade diamond'],
    ['halftone-hexagons', 'Hexagon fade', 'ឆកោណស្រាល', 170, 260, 'fade hexagon modern'],
    ['halftone-lines', 'Engraved lines', 'ខ្សែក្រាស់ស្ដើង', 160, 160, 'fade line wave'],
  ],
}

export const GEOMETRIC: Family = {
  id: 'geometric',
  name: { en: 'Geometric', kh: 'ធរណីមាត្រ' },
  colours: 'navy-sky black-silver teal-navy red-wine purple-pink white-royal',
  rows: [
    ['triangles', 'Flying triangles', 'ត្រីកោណហោះ', 180, 240, 'geometric modern sport'],
    ['honeycomb', 'Honeycomb', 'សំណុំឃ្មុំ', 45, 78, 'hexagon geometric'],
    ['carbon', 'Carbon', 'កាបូន', 16, 16, 'weave texture modern'],
    ['hexagons', 'Hexagon tones', 'ឆកោណចម្រុះ', 160, 208, 'hexagon tone'],
    ['cubes', 'Cubes', 'គូប', 90, 156, 'cube isometric optical'],
    ['mosaic', 'Triangle mosaic', 'ត្រីកោណចម្រុះ', 200, 180, 'triangle tone modern'],
    ['triangle-fade', 'Triangle fade', 'ត្រីកោណស្រាល', 140, 240, 'triangle fade'],
    ['fans', 'Fans', 'ផ្លិត', 120, 120, 'arc deco'],
    ['maze-straight', 'Slanted maze', 'ផ្លូវវង្វេងទ្រេត', 160, 160, 'maze line'],
    ['shards', 'Shards', 'បំណែកកញ្ចក់', 240, 240, 'glass tone modern'],
  ],
}

export const DIGITAL: Family = {
  id: 'digital',
  name: { en: 'Energy and digital', kh: 'ថាមពល និងឌីជីថល' },
  colours: 'black-lime navy-sky royal-white purple-pink red-black',
  rows: [
    ['pixel-fade', 'Pixel fade', 'ភីកសែលស្រាល', 160, 240, 'pixel fade modern'],
    ['glitch', 'Glitch', 'រូបរអាក់រអួល', 240, 240, 'pixel line modern'],
    ['wireframe', 'Wireframe', 'សំណាញ់បីវិមាត្រ', 200, 200, 'grid net line'],
    ['lightning', 'Lightning', 'ផ្លេកបន្ទោរ', 110, 150, 'bolt sport energy'],
    ['rays', 'Rays', 'កាំរស្មី', 240, 240, 'sun light'],
    ['splinters', 'Splinters', 'បំណែកហោះ', 240, 240, 'sharp diagonal modern'],
    ['plasma', 'Plasma', 'ចរន្តអគ្គិសនី', 260, 260, 'electric line'],
    ['bolt-columns', 'Bolt columns', 'ជួរផ្លេកបន្ទោរ', 200, 200, 'bolt vertical tone energy'],
  ],
}

export const STARRY: Family = {
  id: 'stars',
  name: { en: 'Stars', kh: 'ផ្កាយ' },
  colours: 'navy-white royal-yellow black-gold red-white',
  rows: [
    ['stars', 'Stars', 'ផ្កាយ', 70, 70, 'star night'],
    ['stars-outline', 'Outlined stars', 'ផ្កាយមានស៊ុម', 120, 120, 'star line'],
    ['star-lines', 'Star tiles', 'ក្បឿងផ្កាយ', 120, 120, 'star line tile'],
    ['eight-stars', 'Eight-pointed stars', 'ផ្កាយប្រាំបីជ្រុង', 100, 100, 'star tile'],
    ['star-grid', 'Star grid', 'ក្រឡាផ្កាយ', 160, 160, 'star tone line'],
    ['cut-stars', 'Cut stars', 'ផ្កាយចម្លាក់', 200, 180, 'star facet tone'],
    ['stripes-stars', 'Starred stripes', 'ឆ្នូតផ្កាយ', 160, 160, 'star stripe vertical'],
  ],
}
