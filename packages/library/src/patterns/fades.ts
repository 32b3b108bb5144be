import { FREE, H, W } from './placedSizes.ts'
import type { Family } from './rows.ts'

export const FADES: Family = {
  id: 'fades',
  name: { en: 'Fades and hems', kh: 'ពណ៌ស្រាល និងជាយ' },
  colours: 'teal-navy orange-wine purple-black sky-royal lime-forest yellow-red white-navy pink-purple',
  rows: [
    ['fade-hem', 'Fade to the hem', 'ស្រាលទៅជាយ', FREE, H, 'fade gradient hem'],
    ['fade-sides', 'Fade to the sides', 'ស្រាលទៅចំហៀង', W, FREE, 'fade gradient side'],
    ['fade-dots', 'Dots to the hem', 'អុចទៅជាយ', W, H, 'fade dot halftone hem'],
    ['fade-hexagons', 'Hexagons to the hem', 'ឆកោណទៅជាយ', W, H, 'fade hexagon hem modern'],
    ['fade-pixels', 'Pixels to the hem', 'ភីកសែលទៅជាយ', W, H, 'fade pixel hem digital'],
    ['fade-triangles', 'Triangles to the hem', 'ត្រីកោណទៅជាយ', W, H, 'fade triangle hem modern'],
    ['fade-diamonds', 'Diamonds to the hem', 'ពេជ្រទៅជាយ', W, H, 'fade diamond hem'],
    ['fade-squares', 'Squares to the hem', 'ការ៉េទៅជាយ', W, H, 'fade square hem modern'],
    ['fade-stars', 'Stars to the hem', 'ផ្កាយទៅជាយ', W, H, 'fade star hem'],
    ['fade-hoops', 'Hoops to the hem', 'ឆ្នូតទៅជាយ', FREE, H, 'fade hoop stripe hem'],
    ['fade-slants', 'Diagonals to the hip', 'ឆ្នូតទ្រេតទៅចង្កេះ', W, H, 'fade diagonal stripe'],
    ['fade-pillars', 'Skyline bars', 'សសរពីជាយ', W, H, 'bar city hem'],
    ['fade-spikes', 'Spikes at the hem', 'បន្លានៅជាយ', W, H, 'spike tone hem'],
    ['fade-streaks', 'Streaks from the hem', 'ខ្សែស្រួចពីជាយ', W, H, 'spike fast hem'],
    ['fade-mist', 'Mist', 'អ័ព្ទ', W, H, 'fade cloud smoke hem'],
    ['shoulder-dots', 'Dots to the shoulders', 'អុចទៅស្មា', W, H, 'fade dot shoulder'],
    ['shoulder-triangles', 'Triangles to the shoulders', 'ត្រីកោណទៅស្មា', W, H, 'fade triangle shoulder'],
    ['shoulder-hexagons', 'Hexagons to the shoulders', 'ឆកោណទៅស្មា', W, H, 'fade hexagon shoulder'],
    ['wave-hem', 'Waves at the hem', 'រលកនៅជាយ', W, H, 'wave water hem'],
    ['peaks-hem', 'Mountains at the hem', 'ភ្នំនៅជាយ', W, H, 'mountain hem'],
    ['kbach-hem', 'Kbach hem', 'ក្បាច់នៅជាយ', W, H, 'khmer ornament flame hem'],
    ['lotus-hem', 'Lotus hem', 'ផ្កាឈូកនៅជាយ', W, H, 'khmer flower lotus hem'],
    ['krama-hem', 'Krama hem', 'ក្រមានៅជាយ', W, H, 'khmer krama check hem'],
    ['hol-hem', 'Hol hem', 'ហូលនៅជាយ', W, H, 'khmer silk ikat diamond hem'],
    ['angkor-hem', 'Angkor hem', 'អង្គរនៅជាយ', W, H, 'khmer temple angkor hem'],
    ['prasat-tones', 'Towers in the mist', 'ប្រាសាទក្នុងអ័ព្ទ', W, H, 'khmer temple tone hem'],
  ],
}

export const EMBLEMS: Family = {
  id: 'emblems',
  name: { en: 'Large motifs', kh: 'រូបធំ' },
  colours: 'wine-gold navy-sky black-red forest-gold royal-white purple-pink',
  rows: [
    ['kbach-mandala', 'Large kbach', 'ក្បាច់រង្វង់ធំ', W, H, 'khmer ornament emblem circle'],
    ['big-lotus', 'Large lotus', 'ផ្កាឈូកធំ', W, H, 'khmer flower lotus emblem'],
    ['big-romduol', 'Large rumduol', 'ផ្ការំដួលធំ', W, H, 'khmer flower national emblem'],
    ['big-crown', 'Large apsara crown', 'មកុដអប្សរាធំ', W, H, 'khmer apsara crown emblem'],
    ['big-star', 'Large star', 'ផ្កាយធំ', W, H, 'star emblem'],
    ['star-burst', 'Star burst', 'ផ្កាយបំផ្ទុះ', W, H, 'star emblem boxing'],
    ['big-bolt', 'Large bolt', 'រន្ទះធំ', W, H, 'bolt lightning emblem energy'],
    ['arc-orbit', 'Target', 'រង្វង់ផ្ចិត', W, H, 'ring circle emblem retro'],
  ],
}
