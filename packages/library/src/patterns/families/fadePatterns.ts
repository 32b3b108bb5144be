import { FREE, H, W } from './placedSizes.ts'
import type { Family } from './rows.ts'

export const FADES: Family = {
  id: 'fades',
  colours: 'teal-navy orange-wine purple-black sky-royal lime-forest yellow-red white-navy pink-purple',
  rows: [
    ['fade-hem', FREE, H, 'fade gradient hem'],
    ['fade-sides', W, FREE, 'fade gradient side'],
    ['fade-dots', W, H, 'fade dot halftone hem'],
    ['fade-hexagons', W, H, 'fade hexagon hem modern'],
    ['fade-pixels', W, H, 'fade pixel hem digital'],
    ['fade-triangles', W, H, 'fade triangle hem modern'],
    ['fade-diamonds', W, H, 'fade diamond hem'],
    ['fade-squares', W, H, 'fade square hem modern'],
    ['fade-stars', W, H, 'fade star hem'],
    ['fade-hoops', FREE, H, 'fade hoop stripe hem'],
    ['fade-slants', W, H, 'fade diagonal stripe'],
    ['fade-pillars', W, H, 'bar city hem'],
    ['fade-spikes', W, H, 'spike tone hem'],
    ['fade-streaks', W, H, 'spike fast hem'],
    ['fade-mist', W, H, 'fade gradient cloud smoke hem'],
    ['shoulder-dots', W, H, 'fade dot shoulder'],
    ['shoulder-triangles', W, H, 'fade triangle shoulder'],
    ['shoulder-hexagons', W, H, 'fade hexagon shoulder'],
    ['wave-hem', W, H, 'wave water hem'],
    ['peaks-hem', W, H, 'mountain hem'],
    ['kbach-hem', W, H, 'khmer ornament flame hem'],
    ['lotus-hem', W, H, 'khmer flower lotus hem'],
    ['krama-hem', W, H, 'khmer krama check hem'],
    ['hol-hem', W, H, 'khmer silk ikat diamond hem'],
    ['angkor-hem', W, H, 'khmer temple angkor hem'],
    ['prasat-tones', W, H, 'khmer temple tone hem'],
  ],
}

export const EMBLEMS: Family = {
  id: 'emblems',
  colours: 'wine-gold navy-sky black-red forest-gold royal-white purple-pink',
  rows: [
    ['kbach-mandala', W, H, 'khmer ornament emblem circle'],
    ['big-lotus', W, H, 'khmer flower lotus emblem'],
    ['big-romduol', W, H, 'khmer flower national emblem'],
    ['big-crown', W, H, 'khmer apsara crown emblem'],
    ['big-star', W, H, 'star emblem'],
    ['star-burst', W, H, 'star emblem boxing'],
    ['big-bolt', W, H, 'bolt lightning emblem energy'],
    ['arc-orbit', W, H, 'ring circle emblem retro'],
  ],
}
