import type { Family } from './rows.ts'

export const CAMOS: Family = {
  id: 'camo',
  name: { en: 'Camouflage', kh: 'ពណ៌ព្រៃ' },
  colours: 'forest-lime sand-brown grey-black navy-royal teal-navy',
  rows: [
    ['camo', 'Camouflage', 'ពណ៌ព្រៃ', 260, 260, 'camo army organic'],
    ['camo-pixel', 'Pixel camouflage', 'ពណ៌ព្រៃភីកសែល', 260, 260, 'army digital'],
    ['camo-hexagon', 'Hexagon camouflage', 'ពណ៌ព្រៃឆកោណ', 260, 258, 'army hexagon'],
    ['camo-splinter', 'Splinter camouflage', 'ពណ៌ព្រៃជ្រុងៗ', 260, 260, 'army sharp'],
    ['camo-tiger', 'Jungle stripes', 'ឆ្នូតព្រៃ', 260, 260, 'army tiger stripe'],
    ['camo-leaves', 'Leaf camouflage', 'ពណ៌ព្រៃស្លឹក', 240, 240, 'army leaf'],
    ['camo-shadow', 'Large camouflage', 'ពណ៌ព្រៃធំ', 320, 320, 'army shadow'],
    ['camo-blocks', 'Block camouflage', 'ពណ៌ព្រៃប្លុក', 240, 240, 'army geometric tone'],
  ],
}

export const PAINTS: Family = {
  id: 'paint',
  name: { en: 'Brush and paint', kh: 'ជក់ និងថ្នាំពណ៌' },
  colours: 'white-royal black-red orange-wine teal-navy purple-pink',
  rows: [
    ['brush', 'Brush strokes', 'ស្នាមជក់', 240, 240, 'paint organic modern'],
    ['dry-brush', 'Dry brush', 'ជក់ស្ងួត', 240, 240, 'paint rough texture'],
    ['watercolour', 'Watercolour', 'ថ្នាំទឹក', 280, 280, 'paint soft tone'],
    ['marble', 'Marble', 'ថ្មម៉ាប', 280, 280, 'stone vein'],
    ['grunge', 'Grunge', 'ស្នាមប្រឡាក់', 280, 280, 'rough texture dirt'],
    ['smoke', 'Smoke', 'ផ្សែង', 300, 300, 'cloud soft tone'],
    ['tie-dye', 'Tie-dye', 'ជ្រលក់ចង', 280, 280, 'dye retro'],
  ],
}

export const FLOWS: Family = {
  id: 'flow',
  name: { en: 'Waves and lines', kh: 'រលក និងខ្សែកោង' },
  colours: 'royal-sky teal-cream navy-sky forest-lime black-silver',
  rows: [
    ['waves', 'Waves', 'រលក', 120, 60, 'water mekong curve'],
    ['topography', 'Contour lines', 'ខ្សែកម្ពស់ដី', 260, 260, 'map line organic modern'],
    ['seigaiha', 'Sea scales', 'រលកសមុទ្រ', 120, 120, 'water japan scale'],
    ['swirl-bold', 'Bold swirls', 'ខ្សែកួចធំ', 260, 260, 'curve line bold'],
    ['swirl-fine', 'Fine swirls', 'ខ្សែកួចល្អិត', 240, 240, 'curve line thin'],
    ['dunes', 'Dunes', 'ភ្នំខ្សាច់', 240, 200, 'sand fade soft'],
    ['sea-tones', 'Rolling sea', 'រលកបោកបក់', 180, 180, 'water tone'],
    ['contour-fine', 'Mountain map', 'ផែនទីភ្នំ', 300, 300, 'map line thin'],
  ],
}

export const ANIMALS: Family = {
  id: 'animal',
  name: { en: 'Animal', kh: 'សត្វ' },
  colours: 'orange-black sand-brown yellow-black white-black red-wine',
  rows: [
    ['tiger', 'Tiger', 'ឆ្នូតខ្លា', 240, 240, 'wild cat stripe skin'],
    ['zebra', 'Zebra', 'សេះបង្កង់', 240, 240, 'wild stripe skin'],
    ['leopard', 'Leopard', 'ខ្លារខិន', 200, 200, 'wild cat spot skin'],
    ['crocodile', 'Crocodile', 'ស្បែកក្រពើ', 148, 148, 'wild scale skin'],
    ['snake', 'Snake', 'ស្បែកពស់', 160, 160, 'wild scale skin diamond'],
    ['dragon-scales', 'Dragon scales', 'ស្រកាមករ', 120, 120, 'scale fade'],
    ['peacock', 'Peacock', 'រោមក្ងោក', 110, 140, 'bird feather'],
  ],
}
