import type { Family } from './rows.ts'

export const KBACH: Family = {
  id: 'kbach',
  name: { en: 'Kbach', kh: 'ក្បាច់' },
  colours: 'wine-gold forest-gold navy-gold black-gold royal-sky red-wine',
  rows: [
    ['kbach', 'Kbach ornament', 'ក្បាច់ខ្មែរ', 120, 120, 'khmer ornament traditional'],
    ['naga-scales', 'Naga scales', 'ស្រកានាគ', 40, 40, 'khmer scale fish traditional'],
    ['kbach-vine', 'Phnhi tes vine', 'ក្បាច់ភ្ញីទេស', 200, 124, 'khmer ornament vine leaf'],
    ['kbach-flames', 'Phnhi phleung flames', 'ក្បាច់ភ្ញីភ្លើង', 160, 120, 'khmer ornament flame fire border'],
    ['kbach-scrolls', 'Kbach scrolls', 'ក្បាច់រំយោល', 160, 160, 'khmer ornament spiral'],
    ['kbach-medallion', 'Kbach medallions', 'ក្បាច់រង្វង់', 180, 180, 'khmer ornament circle'],
    ['kbach-diamonds', 'Kbach diamonds', 'ក្បាច់រាងពេជ្រ', 150, 220, 'khmer ornament diamond'],
    ['kbach-fans', 'Kbach fans', 'ក្បាច់ផ្លិត', 140, 140, 'khmer ornament leaf'],
    ['kbach-drops', 'Kbach drops', 'ក្បាច់តំណក់ទឹក', 130, 170, 'khmer ornament drop flame'],
    ['kbach-trellis', 'Kbach trellis', 'ក្បាច់ចម្លាក់', 160, 160, 'khmer ornament lattice'],
    ['kbach-petal-band', 'Lotus petal border', 'ក្បាច់ត្របកឈូក', 140, 110, 'khmer ornament lotus border'],
    ['kbach-beads', 'Beads and flames', 'ក្បាច់អង្កាំ', 150, 120, 'khmer ornament border bead'],
    ['kbach-pediment', 'Pediments', 'ក្បាច់ហោជាង', 200, 200, 'khmer ornament temple'],
    ['kbach-tongues', 'Flame leaves', 'ក្បាច់អណ្ដាតភ្លើង', 120, 120, 'khmer ornament flame leaf'],
  ],
}

export const FLOWERS: Family = {
  id: 'flowers',
  name: { en: 'Flowers', kh: 'ផ្កា' },
  colours: 'pink-white wine-gold white-pink royal-white forest-lime',
  rows: [
    ['lotus', 'Lotus', 'ផ្កាឈូក', 110, 110, 'khmer flower traditional'],
    ['phka-chan', 'Phka chan', 'ផ្កាចន្ទ', 110, 180, 'khmer flower lattice silk'],
    ['phka-chan-fine', 'Fine phka chan', 'ផ្កាចន្ទល្អិត', 110, 110, 'khmer flower silk'],
    ['romduol-rows', 'Rumduol rows', 'ជួរផ្ការំដួល', 130, 130, 'khmer flower national'],
    ['romduol-vine', 'Rumduol vine', 'វល្លិ៍រំដួល', 150, 220, 'khmer flower vine leaf'],
    ['champei', 'Frangipani', 'ផ្កាចំប៉ី', 180, 180, 'khmer flower champei'],
    ['jasmine-garlands', 'Jasmine garlands', 'កម្រងផ្កាម្លិះ', 110, 180, 'khmer flower string'],
    ['lotus-buds', 'Lotus buds', 'ក្រពុំឈូក', 120, 160, 'khmer flower lotus'],
    ['lotus-mandala', 'Lotus from above', 'ផ្កាឈូករីក', 160, 160, 'khmer flower lotus circle'],
    ['lotus-line', 'Lotus outlines', 'គំនូសផ្កាឈូក', 130, 130, 'khmer flower lotus line'],
  ],
}

export const ANGKOR: Family = {
  id: 'angkor',
  name: { en: 'Angkor', kh: 'អង្គរ' },
  colours: 'orange-wine navy-gold black-gold sand-wine forest-gold',
  rows: [
    ['angkor', 'Angkor towers', 'ប្រាង្គអង្គរ', 180, 120, 'khmer temple angkor traditional'],
    ['angkor-skyline', 'Angkor skyline', 'ទិដ្ឋភាពអង្គរ', 200, 140, 'khmer temple tower border'],
    ['prasat-towers', 'Prasat towers', 'ប្រាសាទ', 120, 160, 'khmer temple tower'],
    ['naga-body', 'Naga body', 'ខ្លួននាគ', 150, 130, 'khmer naga snake wave'],
    ['temple-balusters', 'Temple windows', 'ចម្រឹងបង្អួចប្រាសាទ', 130, 130, 'khmer temple window border'],
    ['temple-stones', 'Temple stones', 'ថ្មប្រាសាទ', 140, 110, 'khmer temple brick flower'],
    ['prasat-chest', 'Prasat steps', 'ជណ្ដើរប្រាសាទ', 800, 1000, 'khmer temple chest block'],
  ],
}

export const WEAVES: Family = {
  id: 'weaves',
  name: { en: 'Krama and silk', kh: 'ក្រមា និងសូត្រ' },
  colours: 'white-red navy-white wine-gold green-sand royal-white purple-gold',
  rows: [
    ['gingham', 'Krama', 'ក្រមា', 48, 48, 'check krama khmer gingham square'],
    ['krama-fine', 'Fine krama', 'ក្រមាក្រឡាល្អិត', 64, 64, 'khmer check scarf'],
    ['krama-classic', 'Village krama', 'ក្រមាស្រុកស្រែ', 110, 110, 'khmer check scarf plaid'],
    ['krama-turned', 'Slanted krama', 'ក្រមាទ្រេត', 110, 110, 'khmer check scarf diagonal'],
    ['krama-fringe', 'Krama fringe', 'ជាយក្រមា', 120, 160, 'khmer scarf border stripe'],
    ['hol-diamonds', 'Hol diamonds', 'ហូលរាងពេជ្រ', 140, 140, 'khmer silk ikat diamond'],
    ['hol-zigzag', 'Hol zigzag', 'ហូលបត់បែន', 130, 130, 'khmer silk ikat zigzag'],
    ['hol-flowers', 'Hol flowers', 'ហូលផ្កា', 150, 150, 'khmer silk ikat flower'],
    ['hol-naga', 'Hol naga', 'ហូលនាគ', 150, 150, 'khmer silk ikat naga wave'],
    ['silk-border', 'Silk border', 'ជាយសូត្រ', 130, 120, 'khmer silk border sampot'],
    ['krama-pin', 'Market krama', 'ក្រមាផ្សារ', 130, 130, 'khmer check scarf plaid'],
    ['hol-arrows', 'Hol arrows', 'ហូលព្រួញ', 160, 150, 'khmer silk ikat zigzag'],
    ['hol-steps', 'Hol steps', 'ហូលកាំជណ្ដើរ', 170, 170, 'khmer silk ikat diamond'],
    ['hol-stars', 'Hol stars', 'ហូលផ្កាយ', 160, 160, 'khmer silk ikat star'],
  ],
}
