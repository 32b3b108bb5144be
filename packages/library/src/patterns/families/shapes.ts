import type { Family } from './rows.ts'

export const DOTS: Family = {
  id: 'dots',
  colours: 'royal-navy white-red black-lime teal-cream orange-wine',
  rows: [
    ['dots', 36, 36, 'dot polka'],
    ['halftone', 90, 180, 'dot fade modern'],
    ['stipple', 148, 148, 'dot fade grain'],
    ['halftone-diagonal', 180, 180, 'dot fade diagonal'],
    ['halftone-wave', 200, 200, 'dot fade wave'],
    ['halftone-diamonds', 170, 170, 'fade diamond'],
    ['halftone-hexagons', 170, 260, 'fade hexagon modern'],
    ['halftone-lines', 160, 160, 'fade line wave'],
  ],
}

export const GEOMETRIC: Family = {
  id: 'geometric',
  colours: 'navy-sky black-silver teal-navy red-wine purple-pink white-royal',
  rows: [
    ['triangles', 180, 240, 'geometric modern sport'],
    ['honeycomb', 45, 78, 'hexagon geometric'],
    ['carbon', 16, 16, 'weave texture modern'],
    ['hexagons', 160, 208, 'hexagon tone'],
    ['cubes', 90, 156, 'cube isometric optical'],
    ['mosaic', 200, 180, 'triangle tone modern'],
    ['triangle-fade', 140, 240, 'triangle fade'],
    ['fans', 120, 120, 'arc deco'],
    ['maze-straight', 160, 160, 'maze line'],
    ['shards', 240, 240, 'glass tone modern'],
  ],
}

export const DIGITAL: Family = {
  id: 'digital',
  colours: 'black-lime navy-sky royal-white purple-pink red-black',
  rows: [
    ['pixel-fade', 160, 240, 'pixel fade modern'],
    ['glitch', 240, 240, 'pixel line modern'],
    ['wireframe', 200, 200, 'grid net line'],
    ['lightning', 110, 150, 'bolt sport energy'],
    ['rays', 240, 240, 'sun light'],
    ['splinters', 240, 240, 'sharp diagonal modern'],
    ['plasma', 260, 260, 'electric line'],
    ['bolt-columns', 200, 200, 'bolt vertical tone energy'],
  ],
}

export const STARRY: Family = {
  id: 'stars',
  colours: 'navy-white royal-yellow black-gold red-white',
  rows: [
    ['stars', 70, 70, 'star night'],
    ['stars-outline', 120, 120, 'star line'],
    ['star-lines', 120, 120, 'star line tile'],
    ['eight-stars', 100, 100, 'star tile'],
    ['star-grid', 160, 160, 'star tone line'],
    ['cut-stars', 200, 180, 'star facet tone'],
    ['stripes-stars', 160, 160, 'star stripe vertical'],
  ],
}
