/** Drawings of our own, as no program writes them: what clubs put on shirts. */
export type Paint = string | Gradient | { readonly pattern: 'stripes' | 'dots' | 'photo' }
export interface Gradient {
  readonly stops: readonly (readonly [offset: number, color: string, opacity?: number])[]
  readonly isRadial?: boolean
}

export interface SceneStyle {
  readonly fill?: Paint
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly extra?: Readonly<Record<string, string>>
  readonly opacity?: number
  readonly blend?: string
  readonly hasShadow?: boolean
  /** Turned by so many degrees around a point. */
  readonly turn?: readonly [degrees: number, x: number, y: number]
  /** Outline of what is to be seen of it. */
  readonly clip?: string
  /** Fades out downwards. */
  readonly isFaded?: boolean
}

export type Item = SceneStyle &
  (
    | { readonly d: string }
    | { readonly group: readonly Item[] }
    | { readonly text: string; readonly at: readonly [number, number]; readonly size: number; readonly along?: string }
    | { readonly repeat: Item; readonly places: readonly (readonly [x: number, y: number])[] }
    | { readonly photo: readonly [x: number, y: number, width: number, height: number] }
  )

const SHIELD = 'M20 10H180V110C180 160 140 190 100 210C60 190 20 160 20 110Z'
const STAR = 'M0 -12L3.5 -3.7L11.4 -3.7L5 1.4L7 9.7L0 5L-7 9.7L-5 1.4L-11.4 -3.7L-3.5 -3.7Z'
const DISC = 'M100 30A80 80 0 1 1 100 190A80 80 0 1 1 100 30Z'
const ARC = 'M35 110A65 65 0 0 1 165 110'
const WAVE = 'M0 120C40 90 60 150 100 120S160 90 200 120V220H0Z'
const gold: Gradient = {
  stops: [
    [0, '#fff4b0'],
    [0.5, '#d9a400'],
    [1, '#7a5200'],
  ],
}
const sky: Gradient = {
  stops: [
    [0, '#7fd4ff'],
    [1, '#003a70', 0.8],
  ],
  isRadial: true,
}

export const SCENES: Readonly<Record<string, readonly Item[]>> = {
  crest: [
    { d: SHIELD, fill: '#0a3d91', stroke: '#f5c400', strokeWidth: 8, extra: { 'stroke-linejoin': 'round' } },
    {
      d: 'M100 20V200',
      stroke: '#fff',
      strokeWidth: 6,
      extra: { 'stroke-dasharray': '14 6', 'stroke-linecap': 'round' },
    },
    {
      repeat: { d: STAR, fill: '#f5c400' },
      places: [
        [60, 60],
        [100, 48],
        [140, 60],
      ],
    },
    { text: 'ANGKOR', at: [52, 130], size: 24, fill: '#fff' },
  ],
  gradients: [
    { d: SHIELD, fill: gold },
    { d: DISC, fill: sky, opacity: 0.85 },
    {
      repeat: { d: STAR, fill: gold, stroke: '#402a00', strokeWidth: 1 },
      places: [
        [70, 100],
        [130, 100],
        [100, 140],
      ],
    },
  ],
  roundText: [
    { d: DISC, fill: '#b3001b' },
    { d: 'M100 55A55 55 0 1 1 100 165A55 55 0 1 1 100 55Z', fill: '#fff' },
    { text: 'MEKONG UNITED', at: [0, 0], size: 20, fill: '#fff', along: ARC },
    { text: '1998', at: [75, 125], size: 26, fill: '#b3001b' },
  ],
  flag: [
    { d: 'M0 0H200V220H0Z', fill: '#e00025' },
    { d: 'M0 73H200V147H0Z', fill: '#032ea1' },
    {
      repeat: {
        group: [
          { d: STAR, fill: '#fff' },
          { d: 'M-3 9H3V16H-3Z', fill: '#ffd500' },
        ],
      },
      places: [
        [40, 110],
        [100, 110],
        [160, 110],
      ],
    },
  ],
  clipped: [
    {
      group: [
        { d: 'M0 0H200V110H0Z', fill: '#008751' },
        { d: WAVE, fill: '#fcd116' },
        { d: DISC, fill: 'none', stroke: '#e8112d', strokeWidth: 14 },
      ],
      clip: SHIELD,
    },
    { d: SHIELD, fill: 'none', stroke: '#222', strokeWidth: 4 },
  ],
  faded: [
    { d: SHIELD, fill: '#111' },
    {
      group: [
        { d: DISC, fill: '#ff5a00' },
        { d: WAVE, fill: '#ffd9c2' },
      ],
      isFaded: true,
    },
  ],
  stripes: [
    { d: SHIELD, fill: { pattern: 'stripes' }, stroke: '#000', strokeWidth: 3 },
    { d: 'M60 60H140V140H60Z', fill: { pattern: 'dots' }, turn: [30, 100, 100] },
  ],
  photo: [
    { d: SHIELD, fill: '#eee' },
    { photo: [50, 50, 100, 75] },
    { d: 'M40 150H160V190H40Z', fill: { pattern: 'photo' } },
  ],
  blended: [
    { d: 'M20 20H140V140H20Z', fill: '#e4002b' },
    { d: 'M60 60H180V180H60Z', fill: '#0085ca', blend: 'multiply' },
    { group: [{ d: DISC, fill: '#ffd100', blend: 'screen' }], opacity: 0.7 },
  ],
  turned: [
    { d: 'M60 60H140V140H60Z', fill: '#652f90', turn: [45, 100, 100] },
    {
      group: [
        { d: 'M90 10H110V60H90Z', fill: '#f7941d', turn: [15, 100, 35] },
        { d: STAR, fill: '#00a14b', turn: [36, 0, 0] },
      ],
      turn: [-20, 100, 110],
    },
    {
      repeat: { d: 'M0 0L20 8L0 16Z', fill: '#be1e2d', turn: [60, 10, 8] },
      places: [
        [20, 180],
        [90, 190],
        [150, 180],
      ],
    },
  ],
  shadowed: [
    { d: SHIELD, fill: '#fff', hasShadow: true },
    { text: '10', at: [60, 140], size: 70, fill: gold, hasShadow: true },
  ],
  holes: [
    { d: `${DISC}M100 60A50 50 0 1 0 100 160A50 50 0 1 0 100 60Z`, fill: '#1d1d1b', extra: { 'fill-rule': 'evenodd' } },
    {
      d: 'M70 110L95 140L140 85',
      stroke: '#009fe3',
      strokeWidth: 12,
      extra: { 'stroke-linecap': 'square', 'stroke-linejoin': 'bevel', 'stroke-miterlimit': '2' },
    },
    {
      text: 'FC',
      at: [80, 60],
      size: 30,
      fill: '#fff',
      stroke: '#1d1d1b',
      strokeWidth: 3,
      extra: { 'paint-order': 'stroke' },
    },
  ],
}
