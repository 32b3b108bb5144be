import type { Family } from './rows.ts'

/** Larger than any piece of cloth: with its tile in the middle of the piece, such a pattern is seen once. */
const W = 800
const H = 1000
/** The way in which it is the same everywhere. */
const FREE = 100

export const PLACED: Family = {
  id: 'placed',
  name: { en: 'Halves and sashes', kh: 'ពាក់កណ្ដាល និងខ្សែវៀន' },
  rows: [
    ['halves', 'Halves', 'ពាក់កណ្ដាល', W, FREE, 'half split classic'],
    ['quarters', 'Quarters', 'បួនចំណែក', W, H, 'quarter split classic'],
    ['half-diagonal', 'Diagonal half', 'ពាក់កណ្ដាលទ្រេត', W, H, 'half split diagonal'],
    ['sash', 'Sash', 'ខ្សែវៀន', W, H, 'sash diagonal peru classic'],
    ['sash-left', 'Sash the other way', 'ខ្សែវៀនបញ្ច្រាស', W, H, 'sash diagonal classic'],
    ['sash-trio', 'Triple sash', 'ខ្សែវៀនបី', W, H, 'sash diagonal'],
    ['saltire', 'Saltire', 'ខ្វែង', W, H, 'cross diagonal'],
    ['centre-stripe', 'Centre stripe', 'ឆ្នូតកណ្ដាល', W, FREE, 'stripe vertical classic'],
    ['centre-trio', 'Centre trio', 'ឆ្នូតកណ្ដាលបី', W, FREE, 'stripe vertical'],
    ['side-panels', 'Side panels', 'ចំហៀងសងខាង', W, FREE, 'side vertical'],
    ['chest-hoop', 'Chest hoop', 'ខ្សែទ្រូង', FREE, H, 'hoop horizontal chest classic'],
    ['chest-vee', 'Chest V', 'អក្សរវីលើទ្រូង', W, H, 'chevron chest classic'],
    ['chest-vees', 'Triple chest V', 'អក្សរវីបី', W, H, 'chevron chest'],
    ['yoke', 'Yoke', 'ស្មាពណ៌ផ្សេង', W, H, 'shoulder top'],
    ['sunburst', 'Sunburst', 'រស្មីព្រះអាទិត្យ', W, H, 'sun ray retro'],
    ['side-speed', 'Side speed lines', 'ខ្សែល្បឿនចំហៀង', W, H, 'side line fast sport'],
    ['shards-sides', 'Side shards', 'បំណែកចំហៀង', W, H, 'side sharp modern'],
    ['claw-slash', 'Large claw', 'ក្រញ៉ាំធំ', W, H, 'claw tiger scratch'],
    ['brush-slash', 'Large brush stroke', 'ស្នាមជក់ធំ', W, H, 'brush paint diagonal sash'],
    ['splash-corner', 'Corner splash', 'ខ្ទាតថ្នាំជ្រុង', W, H, 'paint splash corner'],
    ['tiger-sides', 'Tiger sides', 'ឆ្នូតខ្លាចំហៀង', W, H, 'animal tiger side stripe'],
  ],
}

export const FADES: Family = {
  id: 'fades',
  name: { en: 'Fades and hems', kh: 'ពណ៌ស្រាល និងជាយ' },
  rows: [
    ['fade-hem', 'Fade to the hem', 'ស្រាលទៅជាយ', FREE, H, 'fade gradient hem'],
    ['fade-sides', 'Fade to the sides', 'ស្រាលទៅចំហៀង', W, FREE, 'fade gradient side'],
    ['fade-dots', 'Dots to the hem', 'អុចទៅជាយ', W, H, 'fade dot halftone hem'],
    ['fade-hexagons', 'Hexagons to the hem', 'ឆកោណទៅជាយ', W, H, 'fade hexagon hem modern'],
    ['fade-pixels', 'Pixels to the hem', 'ភីកសែលទៅជាយ', W, H, 'fade pixel hem digital'],
    ['fade-mist', 'Mist', 'អ័ព្ទ', W, H, 'fade cloud smoke hem'],
    ['wave-hem', 'Waves at the hem', 'រលកនៅជាយ', W, H, 'wave water hem'],
    ['peaks-hem', 'Mountains at the hem', 'ភ្នំនៅជាយ', W, H, 'mountain hem'],
    ['kbach-hem', 'Kbach hem', 'ក្បាច់នៅជាយ', W, H, 'khmer ornament flame hem'],
    ['angkor-hem', 'Angkor hem', 'អង្គរនៅជាយ', W, H, 'khmer temple angkor hem'],
  ],
}

export const EMBLEMS: Family = {
  id: 'emblems',
  name: { en: 'Large motifs', kh: 'រូបធំ' },
  rows: [
    ['big-star', 'Large star', 'ផ្កាយធំ', W, H, 'star emblem'],
    ['big-bolt', 'Large bolt', 'រន្ទះធំ', W, H, 'bolt lightning emblem energy'],
    ['kbach-mandala', 'Large kbach', 'ក្បាច់រង្វង់ធំ', W, H, 'khmer ornament emblem circle'],
    ['big-lotus', 'Large lotus', 'ផ្កាឈូកធំ', W, H, 'khmer flower lotus emblem'],
    ['big-romduol', 'Large rumduol', 'ផ្ការំដួលធំ', W, H, 'khmer flower national emblem'],
    ['big-naga', 'Large naga', 'នាគធំ', W, H, 'khmer naga snake emblem'],
    ['big-crown', 'Large apsara crown', 'មកុដអប្សរាធំ', W, H, 'khmer apsara crown emblem'],
    ['big-bayon', 'Large face of the Bayon', 'មុខបាយ័នធំ', W, H, 'khmer temple face emblem'],
  ],
}
