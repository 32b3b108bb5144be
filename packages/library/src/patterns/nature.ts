import type { Family } from './rows.ts'

export const CAMOS: Family = {
  id: 'camo',
  name: { en: 'Camouflage', kh: 'ពណ៌ព្រៃ' },
  rows: [
    ['camo', 'Camouflage', 'ពណ៌ព្រៃ', 260, 260, 'camo army organic'],
    ['camo-pixel', 'Pixel camouflage', 'ពណ៌ព្រៃភីកសែល', 260, 260, 'army digital'],
    ['camo-hexagon', 'Hexagon camouflage', 'ពណ៌ព្រៃឆកោណ', 260, 258, 'army hexagon'],
    ['camo-splinter', 'Splinter camouflage', 'ពណ៌ព្រៃជ្រុងៗ', 260, 260, 'army sharp'],
    ['camo-tiger', 'Jungle stripes', 'ឆ្នូតព្រៃ', 260, 260, 'army tiger stripe'],
    ['camo-flecks', 'Flecked camouflage', 'ពណ៌ព្រៃអុចៗ', 260, 260, 'army dot'],
    ['camo-leaves', 'Leaf camouflage', 'ពណ៌ព្រៃស្លឹក', 240, 240, 'army leaf'],
    ['camo-shadow', 'Large camouflage', 'ពណ៌ព្រៃធំ', 320, 320, 'army shadow'],
    ['camo-blocks', 'Block camouflage', 'ពណ៌ព្រៃប្លុក', 240, 240, 'army geometric tone'],
  ],
}

export const PAINTS: Family = {
  id: 'paint',
  name: { en: 'Brush and paint', kh: 'ជក់ និងថ្នាំពណ៌' },
  rows: [
    ['brush', 'Brush strokes', 'ស្នាមជក់', 240, 240, 'paint organic modern'],
    ['splatter', 'Splatter', 'ខ្ទាតថ្នាំ', 260, 260, 'paint drop'],
    ['dry-brush', 'Dry brush', 'ជក់ស្ងួត', 240, 240, 'paint rough texture'],
    ['brush-dabs', 'Brush dabs', 'ជក់ខ្លីៗ', 148, 148, 'paint stroke'],
    ['watercolour', 'Watercolour', 'ថ្នាំទឹក', 280, 280, 'paint soft tone'],
    ['marble', 'Marble', 'ថ្មម៉ាប', 280, 280, 'stone vein'],
    ['cracks', 'Cracked earth', 'ដីបែកក្រហែង', 240, 240, 'crack line dry'],
    ['grunge', 'Grunge', 'ស្នាមប្រឡាក់', 280, 280, 'rough texture dirt'],
    ['smoke', 'Smoke', 'ផ្សែង', 300, 300, 'cloud soft tone'],
    ['tie-dye', 'Tie-dye', 'ជ្រលក់ចង', 280, 280, 'dye retro'],
  ],
}

export const FLOWS: Family = {
  id: 'flow',
  name: { en: 'Waves and lines', kh: 'រលក និងខ្សែកោង' },
  rows: [
    ['waves', 'Waves', 'រលក', 120, 60, 'water mekong curve'],
    ['topography', 'Contour lines', 'ខ្សែកម្ពស់ដី', 260, 260, 'map line organic modern'],
    ['seigaiha', 'Sea scales', 'រលកសមុទ្រ', 120, 120, 'water japan scale'],
    ['ripples', 'Ripples', 'រលកទឹក', 160, 160, 'water ring'],
    ['swirl-bold', 'Bold swirls', 'ខ្សែកួចធំ', 260, 260, 'curve line bold'],
    ['swirl-fine', 'Fine swirls', 'ខ្សែកួចល្អិត', 240, 240, 'curve line thin'],
    ['wood-grain', 'Wood grain', 'សរសៃឈើ', 200, 240, 'wood line vertical'],
    ['sound-wave', 'Sound wave', 'រលកសំឡេង', 160, 120, 'music bar'],
    ['dunes', 'Dunes', 'ភ្នំខ្សាច់', 240, 200, 'sand fade soft'],
    ['sea-tones', 'Rolling sea', 'រលកបោកបក់', 180, 180, 'water tone'],
    ['spirals', 'Spirals', 'គូទខ្យង', 120, 120, 'circle curve'],
    ['contour-fine', 'Mountain map', 'ផែនទីភ្នំ', 300, 300, 'map line thin'],
  ],
}

export const ANIMALS: Family = {
  id: 'animal',
  name: { en: 'Animal', kh: 'សត្វ' },
  rows: [
    ['tiger', 'Tiger', 'ឆ្នូតខ្លា', 240, 240, 'wild cat stripe skin'],
    ['zebra', 'Zebra', 'សេះបង្កង់', 240, 240, 'wild stripe skin'],
    ['leopard', 'Leopard', 'ខ្លារខិន', 200, 200, 'wild cat spot skin'],
    ['cheetah', 'Cheetah', 'អុចខ្លា', 180, 180, 'wild cat spot skin'],
    ['giraffe', 'Giraffe', 'សត្វកវែង', 220, 220, 'wild spot skin'],
    ['crocodile', 'Crocodile', 'ស្បែកក្រពើ', 148, 148, 'wild scale skin'],
    ['snake', 'Snake', 'ស្បែកពស់', 160, 160, 'wild scale skin diamond'],
    ['dragon-scales', 'Dragon scales', 'ស្រកាមករ', 120, 120, 'scale fade'],
    ['feathers', 'Feathers', 'រោមសត្វ', 150, 200, 'bird wing'],
    ['peacock', 'Peacock', 'រោមក្ងោក', 110, 140, 'bird feather'],
    ['fish', 'Fish', 'ត្រី', 130, 110, 'water mekong'],
  ],
}

export const ENERGY: Family = {
  id: 'energy',
  name: { en: 'Fire and energy', kh: 'ភ្លើង និងថាមពល' },
  rows: [
    ['lightning', 'Lightning', 'ផ្លេកបន្ទោរ', 110, 150, 'bolt sport energy'],
    ['fire-rows', 'Flames', 'អណ្ដាតភ្លើង', 240, 240, 'fire hot'],
    ['lightning-columns', 'Lightning columns', 'ជួររន្ទះ', 150, 150, 'bolt vertical'],
    ['bursts', 'Bursts', 'ផ្ទុះ', 160, 160, 'star comic bang'],
    ['rays', 'Rays', 'កាំរស្មី', 240, 240, 'sun light'],
    ['comets', 'Comets', 'ផ្កាយដុះកន្ទុយ', 220, 220, 'star fast'],
    ['splinters', 'Splinters', 'បំណែកហោះ', 240, 240, 'sharp diagonal modern'],
    ['claws', 'Claw marks', 'ស្នាមក្រញ៉ាំ', 220, 220, 'animal tiger scratch'],
    ['embers', 'Embers', 'ផ្កាភ្លើង', 220, 220, 'fire square dot'],
    ['plasma', 'Plasma', 'ចរន្តអគ្គិសនី', 260, 260, 'electric line'],
    ['heartbeat', 'Heartbeat', 'ចង្វាក់បេះដូង', 160, 120, 'pulse line sport'],
  ],
}
