import { FREE, H, W } from './placedSizes.ts'
import type { Family } from './rows.ts'

export const EIGHTIES: Family = {
  id: 'eighties',
  colours: 'royal-sky red-wine green-forest orange-red purple-navy white-royal yellow-orange teal-navy',
  rows: [
    ['ribbon-weave', 220, 220, 'diagonal tone geometric retro'],
    ['jag-rows', 240, 200, 'zigzag tone retro'],
    ['stair-tones', 240, 240, 'diagonal step tone retro'],
    ['folded-arrows', 220, 200, 'arrow tone geometric'],
    ['kite-tones', 200, 220, 'diamond tone geometric'],
    ['diamond-echo', 180, 180, 'diamond tone line'],
    ['hatch-flashes', 200, 200, 'diamond hatch retro'],
    ['swell-lines', 220, 220, 'wave line retro'],
    ['crystal', 260, 260, 'facet tone modern'],
    ['op-checks', 240, 240, 'check optical square'],
    ['pinwheels', 200, 200, 'triangle tone geometric'],
    ['corner-lines', 220, 220, 'line square optical maze'],
    ['slashes', 220, 220, 'diagonal dash tone'],
    ['three-ways', 220, 220, 'line hatch geometric'],
    ['folded-cloth', 260, 260, 'tone wave fade gradient'],
    ['interlock', 160, 160, 'hexagon tone geometric'],
    ['scallops', 160, 160, 'arc scale line retro'],
  ],
}

export const TONAL: Family = {
  id: 'tonal',
  colours: 'red-wine royal-navy forest-green black-grey white-silver sky-royal wine-black yellow-sand',
  rows: [
    ['shadow-stripes', 180, 180, 'tone stripe line jacquard'],
    ['shadow-hoops', 180, 180, 'tone hoop line jacquard'],
    ['shadow-diamonds', 180, 180, 'tone diamond line jacquard'],
    ['shadow-chevrons', 240, 180, 'tone chevron line jacquard'],
    ['shadow-sash', 240, 240, 'tone diagonal line jacquard'],
    ['shadow-checks', 180, 180, 'tone check line jacquard'],
    ['shadow-blocks', 220, 220, 'tone block line jacquard'],
    ['rib-knit', 96, 96, 'tone stripe line knit'],
    ['zig-stripes', 150, 150, 'tone stripe chevron'],
    ['cross-stitch', 90, 90, 'cross small'],
    ['arrow-columns', 160, 140, 'arrow tone sport'],
    ['lattice-fine', 120, 120, 'lattice line diamond'],
    ['lattice-bold', 140, 140, 'lattice line diamond'],
    ['petal-grid', 140, 140, 'circle flower'],
    ['mesh-weave', 130, 130, 'weave tone'],
    ['brushed-steel', 240, 240, 'texture line vertical'],
    ['flecks', 140, 140, 'dash small quiet'],
  ],
}

export const STREETS: Family = {
  id: 'streets',
  colours: 'black-lime navy-orange white-black grey-yellow teal-cream royal-pink',
  rows: [
    ['street-map', 300, 300, 'map city line'],
    ['street-grid', 260, 260, 'map city line grid'],
    ['street-lanes', 340, 340, 'map city line thin'],
    ['street-diagonal', 300, 300, 'map city line diagonal'],
    ['street-roofs', 280, 280, 'map city block tone'],
    ['street-rings', W, H, 'map city line circle'],
    ['street-river', W, H, 'map city river mekong'],
    ['run-slits', 180, 180, 'run dash reflective sport'],
    ['run-pace', 180, 180, 'run wave line sport'],
    ['run-bars', 240, 200, 'run bar sport music'],
    ['run-ticks', 180, 150, 'run zigzag line sport'],
    ['run-lanes', W, H, 'run track line curve'],
    ['run-band', FREE, H, 'run hoop line reflective'],
    ['run-flash', W, FREE, 'run stripe vertical offset'],
  ],
}

export const RING: Family = {
  id: 'ring',
  colours: 'red-gold black-gold royal-white purple-gold white-red yellow-black',
  rows: [
    ['leg-stars', W, H, 'leg side star boxing'],
    ['leg-flames', W, H, 'leg side flame kbach boxing khmer'],
    ['leg-stripes', W, H, 'leg side stripe tone boxing'],
    ['leg-diamonds', W, H, 'leg side diamond tone boxing'],
    ['stars-falling', W, H, 'star fade boxing'],
    ['ring-ropes', W, H, 'rope hoop boxing'],
    ['ring-hem', FREE, H, 'hoop hem boxing'],
    ['ring-corners', W, H, 'corner block tone boxing'],
  ],
}
