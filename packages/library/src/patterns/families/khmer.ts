import type { Family } from './rows.ts'

export const KBACH: Family = {
  id: 'kbach',
  colours: 'wine-gold forest-gold navy-gold black-gold royal-sky red-wine',
  rows: [
    ['kbach', 120, 120, 'khmer ornament traditional'],
    ['naga-scales', 40, 40, 'khmer scale fish traditional'],
    ['kbach-vine', 200, 124, 'khmer ornament vine leaf'],
    ['kbach-flames', 160, 120, 'khmer ornament flame fire border'],
    ['kbach-scrolls', 160, 160, 'khmer ornament spiral'],
    ['kbach-medallion', 180, 180, 'khmer ornament circle'],
    ['kbach-diamonds', 150, 220, 'khmer ornament diamond'],
    ['kbach-fans', 140, 140, 'khmer ornament leaf'],
    ['kbach-drops', 130, 170, 'khmer ornament drop flame'],
    ['kbach-trellis', 160, 160, 'khmer ornament lattice'],
    ['kbach-petal-band', 140, 110, 'khmer ornament lotus border'],
    ['kbach-beads', 150, 120, 'khmer ornament border bead'],
    ['kbach-pediment', 200, 200, 'khmer ornament temple'],
    ['kbach-tongues', 120, 120, 'khmer ornament flame leaf'],
  ],
}

export const FLOWERS: Family = {
  id: 'flowers',
  colours: 'pink-white wine-gold white-pink royal-white forest-lime',
  rows: [
    ['lotus', 110, 110, 'khmer flower traditional'],
    ['phka-chan', 110, 180, 'khmer flower lattice silk'],
    ['phka-chan-fine', 110, 110, 'khmer flower silk'],
    ['romduol-rows', 130, 130, 'khmer flower national'],
    ['romduol-vine', 150, 220, 'khmer flower vine leaf'],
    ['champei', 180, 180, 'khmer flower champei'],
    ['jasmine-garlands', 110, 180, 'khmer flower string'],
    ['lotus-buds', 120, 160, 'khmer flower lotus'],
    ['lotus-mandala', 160, 160, 'khmer flower lotus circle'],
    ['lotus-line', 130, 130, 'khmer flower lotus line'],
  ],
}

export const ANGKOR: Family = {
  id: 'angkor',
  colours: 'orange-wine navy-gold black-gold sand-wine forest-gold',
  rows: [
    ['angkor', 180, 120, 'khmer temple angkor traditional'],
    ['angkor-skyline', 200, 140, 'khmer temple tower border'],
    ['prasat-towers', 120, 160, 'khmer temple tower'],
    ['naga-body', 150, 130, 'khmer naga snake wave'],
    ['temple-balusters', 130, 130, 'khmer temple window border'],
    ['temple-stones', 140, 110, 'khmer temple brick flower'],
    ['prasat-chest', 800, 1000, 'khmer temple chest block'],
  ],
}

export const WEAVES: Family = {
  id: 'weaves',
  colours: 'white-red navy-white wine-gold green-sand royal-white purple-gold',
  rows: [
    ['gingham', 48, 48, 'check krama khmer gingham square'],
    ['krama-fine', 64, 64, 'khmer check scarf'],
    ['krama-classic', 110, 110, 'khmer check scarf plaid'],
    ['krama-turned', 110, 110, 'khmer check scarf diagonal'],
    ['krama-fringe', 120, 160, 'khmer scarf border stripe'],
    ['hol-diamonds', 140, 140, 'khmer silk ikat diamond'],
    ['hol-zigzag', 130, 130, 'khmer silk ikat zigzag'],
    ['hol-flowers', 150, 150, 'khmer silk ikat flower'],
    ['hol-naga', 150, 150, 'khmer silk ikat naga wave'],
    ['silk-border', 130, 120, 'khmer silk border sampot'],
    ['krama-pin', 130, 130, 'khmer check scarf plaid'],
    ['hol-arrows', 160, 150, 'khmer silk ikat zigzag'],
    ['hol-steps', 170, 170, 'khmer silk ikat diamond'],
    ['hol-stars', 160, 160, 'khmer silk ikat star'],
  ],
}
