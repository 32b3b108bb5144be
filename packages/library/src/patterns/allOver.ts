import { FREE, H, W } from './placedSizes.ts'
import type { Family } from './rows.ts'

export const EIGHTIES: Family = {
  id: 'eighties',
  name: { en: 'Eighties and nineties', kh: 'សម័យទសវត្សរ៍ប៉ែតសិប' },
  colours: 'royal-sky red-wine green-forest orange-red purple-navy white-royal yellow-orange teal-navy',
  rows: [
    ['ribbon-weave', 'Ribbon weave', 'បូត្បាញ', 220, 220, 'diagonal tone geometric retro'],
    ['jag-rows', 'Jagged rows', 'ជួររណារ', 240, 200, 'zigzag tone retro'],
    ['stair-tones', 'Stairs', 'កាំជណ្ដើរ', 240, 240, 'diagonal step tone retro'],
    ['folded-arrows', 'Folded arrows', 'ព្រួញបត់', 220, 200, 'arrow tone geometric'],
    ['kite-tones', 'Kites', 'រាងខ្លែង', 200, 220, 'diamond tone geometric'],
    ['diamond-echo', 'Echoing diamonds', 'ពេជ្រស្រទាប់', 180, 180, 'diamond tone line'],
    ['hatch-flashes', 'Flashes', 'ពន្លឺគំនូស', 200, 200, 'diamond hatch retro'],
    ['swell-lines', 'Swelling lines', 'ខ្សែប៉ោង', 220, 220, 'wave line retro'],
    ['crystal', 'Crystal', 'គ្រីស្តាល់', 260, 260, 'facet tone modern'],
    ['op-checks', 'Warped checks', 'ក្រឡាបំភាន់', 240, 240, 'check optical square'],
    ['pinwheels', 'Pinwheels', 'កង្ហារ', 200, 200, 'triangle tone geometric'],
    ['corner-lines', 'Turning lines', 'ខ្សែបត់ជ្រុង', 220, 220, 'line square optical maze'],
    ['slashes', 'Slashes', 'គំនូសទ្រេត', 220, 220, 'diagonal dash tone'],
    ['three-ways', 'Three ways', 'ទិសបី', 220, 220, 'line hatch geometric'],
    ['folded-cloth', 'Folded cloth', 'ក្រណាត់បត់', 260, 260, 'tone wave fade gradient'],
    ['interlock', 'Interlock', 'ចាក់ទាក់គ្នា', 160, 160, 'hexagon tone geometric'],
    ['scallops', 'Scallops', 'ស្រកាធ្នូ', 160, 160, 'arc scale line retro'],
  ],
}

export const TONAL: Family = {
  id: 'tonal',
  name: { en: 'Woven shadows', kh: 'ស្រមោលត្បាញ' },
  colours: 'red-wine royal-navy forest-green black-grey white-silver sky-royal wine-black yellow-sand',
  rows: [
    ['shadow-stripes', 'Shadow twill', 'ឆ្នូតស្រមោលត្បាញ', 180, 180, 'tone stripe line jacquard'],
    ['shadow-hoops', 'Shadow hoops', 'ឆ្នូតផ្ដេកស្រមោល', 180, 180, 'tone hoop line jacquard'],
    ['shadow-diamonds', 'Shadow diamonds', 'ពេជ្រស្រមោល', 180, 180, 'tone diamond line jacquard'],
    ['shadow-chevrons', 'Shadow chevrons', 'មុំស្រួចស្រមោល', 240, 180, 'tone chevron line jacquard'],
    ['shadow-sash', 'Shadow diagonals', 'ឆ្នូតទ្រេតស្រមោល', 240, 240, 'tone diagonal line jacquard'],
    ['shadow-checks', 'Shadow checks', 'ក្រឡាស្រមោល', 180, 180, 'tone check line jacquard'],
    ['shadow-blocks', 'Shadow blocks', 'ប្លុកស្រមោល', 220, 220, 'tone block line jacquard'],
    ['rib-knit', 'Rib knit', 'ក្រណាត់កង', 96, 96, 'tone stripe line knit'],
    ['zig-stripes', 'Arrow stripes', 'ឆ្នូតព្រួញ', 150, 150, 'tone stripe chevron'],
    ['cross-stitch', 'Cross stitch', 'ប៉ាក់ខ្វែង', 90, 90, 'cross small'],
    ['arrow-columns', 'Arrow columns', 'ជួរព្រួញ', 160, 140, 'arrow tone sport'],
    ['lattice-fine', 'Fine lattice', 'បន្ទះស្ទួយល្អិត', 120, 120, 'lattice line diamond'],
    ['lattice-bold', 'Bold lattice', 'បន្ទះស្ទួយ', 140, 140, 'lattice line diamond'],
    ['petal-grid', 'Petals', 'ត្របកផ្កា', 140, 140, 'circle flower'],
    ['mesh-weave', 'Mesh weave', 'សំណាញ់ត្បាញ', 130, 130, 'weave tone'],
    ['brushed-steel', 'Brushed', 'ដែកខាត់', 240, 240, 'texture line vertical'],
    ['flecks', 'Flecks', 'ស្នាមផ្កាយតូចៗ', 140, 140, 'dash small quiet'],
  ],
}

export const STREETS: Family = {
  id: 'streets',
  name: { en: 'Streets and running', kh: 'ផ្លូវ និងការរត់' },
  colours: 'black-lime navy-orange white-black grey-yellow teal-cream royal-pink',
  rows: [
    ['street-map', 'Street map', 'ផែនទីផ្លូវ', 300, 300, 'map city line'],
    ['street-grid', 'City blocks', 'ប្លុកទីក្រុង', 260, 260, 'map city line grid'],
    ['street-lanes', 'Lanes', 'ច្រកល្ហក', 340, 340, 'map city line thin'],
    ['street-diagonal', 'Diagonal streets', 'ផ្លូវទ្រេត', 300, 300, 'map city line diagonal'],
    ['street-roofs', 'Roofs', 'ដំបូលផ្ទះ', 280, 280, 'map city block tone'],
    ['street-rings', 'Ring town', 'ទីក្រុងរង្វង់', W, H, 'map city line circle'],
    ['street-river', 'Town on the river', 'ទីក្រុងមាត់ទន្លេ', W, H, 'map city river mekong'],
    ['run-slits', 'Running slits', 'ចន្លោះរត់', 180, 180, 'run dash reflective sport'],
    ['run-pace', 'Pace', 'ល្បឿនជំហាន', 180, 180, 'run wave line sport'],
    ['run-bars', 'Pace bars', 'របារល្បឿន', 240, 200, 'run bar sport music'],
    ['run-ticks', 'Ticks', 'សញ្ញាគូស', 180, 150, 'run zigzag line sport'],
    ['run-lanes', 'Track lanes', 'គន្លងរត់', W, H, 'run track line curve'],
    ['run-band', 'Reflective band', 'បន្ទះចាំងពន្លឺ', FREE, H, 'run hoop line reflective'],
    ['run-flash', 'Flank flash', 'ខ្សែចំហៀងម្ខាង', W, FREE, 'run stripe vertical offset'],
  ],
}

export const RING: Family = {
  id: 'ring',
  name: { en: 'Boxing', kh: 'ប្រដាល់' },
  colours: 'red-gold black-gold royal-white purple-gold white-red yellow-black',
  rows: [
    ['leg-stars', 'Starred legs', 'ជើងផ្កាយ', W, H, 'leg side star boxing'],
    ['leg-flames', 'Flaming legs', 'ជើងភ្លើង', W, H, 'leg side flame kbach boxing khmer'],
    ['leg-stripes', 'Striped legs', 'ជើងឆ្នូត', W, H, 'leg side stripe tone boxing'],
    ['leg-diamonds', 'Diamond legs', 'ជើងពេជ្រ', W, H, 'leg side diamond tone boxing'],
    ['stars-falling', 'Stars growing', 'ផ្កាយរីកធំ', W, H, 'star fade boxing'],
    ['ring-ropes', 'Ropes', 'ខ្សែសង្វៀន', W, H, 'rope hoop boxing'],
    ['ring-hem', 'Banded legs', 'ជើងបន្ទះ', FREE, H, 'hoop hem boxing'],
    ['ring-corners', 'Cornered legs', 'ជើងជ្រុង', W, H, 'corner block tone boxing'],
  ],
}
