import { FREE, H, W } from './placedSizes.ts'
import type { Family } from './rows.ts'

/** Patterns of two to four inks, each with colourings of its own. */
export const SEVERAL_INKS: Family = {
  id: 'colours',
  colours: '',
  rows: [
    ['sash-tricolour', W, H, 'sash diagonal flag', 'navy-red-white-sky white-forest-gold-red'],
    ['sash-club', W, H, 'sash diagonal outline', 'black-gold-red white-navy-gold'],
    ['saltire-club', W, H, 'cross diagonal outline', 'navy-white-red forest-gold-black'],
    ['hoop-club', FREE, H, 'hoop horizontal chest', 'royal-white-red-gold cream-gold-wine-cream'],
    ['vees-club', W, H, 'chevron chest', 'navy-gold-white-red white-teal-navy-orange'],
    ['centre-club', W, FREE, 'stripe vertical centre', 'sky-white-navy-gold white-gold-wine-cream'],
    ['quarters-club', W, H, 'quarter block', 'cream-navy-wine white-red-black'],
    ['halves-club', W, FREE, 'half block centre', 'red-navy-gold sky-white-royal'],
    ['raglan-club', W, H, 'raglan sleeve piping', 'white-navy-gold sand-forest-orange'],
    ['yoke-club', W, H, 'yoke shoulder tape', 'white-navy-red-silver forest-cream-gold-brown'],
    ['sunset-club', W, H, 'sun retro eighties', 'navy-yellow-orange-red wine-cream-gold-orange'],
    ['peaks-club', W, H, 'mountain hem landscape', 'cream-sky-teal-navy sand-gold-orange-brown'],
    ['tides-club', W, H, 'wave hem water', 'white-sky-royal-teal-navy yellow-orange-red-wine-purple'],
    ['blocks-club', W, H, 'block asymmetric modern', 'white-navy-red-silver sand-black-orange-cream'],
    ['angkor-dusk', W, H, 'khmer temple prasat sun skyline', 'purple-orange-wine-navy cream-gold-orange-brown'],
    ['kbach-hoop-club', W, H, 'hoop khmer ornament flame', 'white-wine-gold gold-forest-cream'],
    ['sides-club', W, FREE, 'side panel piping', 'white-navy-gold black-red-white'],
    ['stripes-club', 150, 150, 'stripe vertical', 'white-navy-red cream-forest-gold'],
    ['hoops-club', 180, 180, 'hoop horizontal rugby', 'white-royal-navy-gold cream-wine-teal-sand'],
    ['krama-club', 120, 120, 'khmer krama check scarf', 'white-red-wine-gold cream-sky-navy-white'],
    ['tartan-club', 160, 160, 'plaid check', 'forest-navy-red-yellow wine-black-gold-cream'],
    ['argyle-club', 200, 150, 'diamond golf', 'navy-red-sky-white cream-forest-wine-gold'],
    ['camo-club', 260, 260, 'army camo', 'sand-green-forest-brown silver-grey-navy-black'],
    ['facets-club', 240, 208, 'triangle geometric crystal', 'white-sky-royal-navy black-purple-red-orange'],
    ['hol-club', 140, 140, 'khmer hol silk diamond', 'wine-gold-red-cream-black navy-sky-teal-white-gold'],
    ['scales-club', 120, 120, 'khmer naga scale', 'forest-teal-gold-cream wine-red-orange-yellow'],
    ['zigzag-club', 90, 120, 'zigzag chevron', 'navy-gold-white-red white-sky-royal-navy'],
  ],
}
