import type { Family } from './rows.ts'

export const CAMOS: Family = {
  id: 'camo',
  colours: 'forest-lime sand-brown grey-black navy-royal teal-navy',
  rows: [
    ['camo', 260, 260, 'camo army organic'],
    ['camo-pixel', 260, 260, 'army digital'],
    ['camo-hexagon', 260, 258, 'army hexagon'],
    ['camo-splinter', 260, 260, 'army sharp'],
    ['camo-tiger', 260, 260, 'army tiger stripe'],
    ['camo-leaves', 240, 240, 'army leaf'],
    ['camo-shadow', 320, 320, 'army shadow'],
    ['camo-blocks', 240, 240, 'army geometric tone'],
  ],
}

export const PAINTS: Family = {
  id: 'paint',
  colours: 'white-royal black-red orange-wine teal-navy purple-pink',
  rows: [
    ['brush', 240, 240, 'paint organic modern'],
    ['dry-brush', 240, 240, 'paint rough texture'],
    ['watercolour', 280, 280, 'paint soft tone'],
    ['marble', 280, 280, 'stone vein'],
    ['grunge', 280, 280, 'rough texture dirt'],
    ['smoke', 300, 300, 'cloud soft tone'],
    ['tie-dye', 280, 280, 'dye retro'],
  ],
}

export const FLOWS: Family = {
  id: 'flow',
  colours: 'royal-sky teal-cream navy-sky forest-lime black-silver',
  rows: [
    ['waves', 120, 60, 'water mekong curve'],
    ['topography', 260, 260, 'map line organic modern'],
    ['seigaiha', 120, 120, 'water japan scale'],
    ['swirl-bold', 260, 260, 'curve line bold'],
    ['swirl-fine', 240, 240, 'curve line thin'],
    ['dunes', 240, 200, 'sand fade soft'],
    ['sea-tones', 180, 180, 'water tone'],
    ['contour-fine', 300, 300, 'map line thin'],
  ],
}

export const ANIMALS: Family = {
  id: 'animal',
  colours: 'orange-black sand-brown yellow-black white-black red-wine',
  rows: [
    ['tiger', 240, 240, 'wild cat stripe skin'],
    ['zebra', 240, 240, 'wild stripe skin'],
    ['leopard', 200, 200, 'wild cat spot skin'],
    ['crocodile', 148, 148, 'wild scale skin'],
    ['snake', 160, 160, 'wild scale skin diamond'],
    ['dragon-scales', 120, 120, 'scale fade'],
    ['peacock', 110, 140, 'bird feather'],
  ],
}
