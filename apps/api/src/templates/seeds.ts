import type { TemplateTag } from '@kitwright/contract'
import type { TextRole } from '@kitwright/design'
import type { ProductType } from '@kitwright/garment'

/** A ready-made look: a recipe of the design package in colours, with a name. */
export interface SeedLook {
  readonly en: string
  readonly kh: string
  readonly recipe: string
  readonly colours: readonly string[]
  readonly font: string
  readonly tags: readonly TemplateTag[]
}

export const SEED_LOOKS = {
  dawn: {
    en: 'Angkor dawn',
    kh: 'ព្រលឹមអង្គរ',
    recipe: 'sunset',
    colours: ['#ea580c', '#7f1d1d', '#fde68a'],
    font: 'teko',
    tags: ['modern', 'fade', 'khmer'],
  },
  river: {
    en: 'Mekong river',
    kh: 'ទន្លេមេគង្គ',
    recipe: 'waves',
    colours: ['#0369a1', '#0c4a6e', '#e0f2fe'],
    font: 'teko',
    tags: ['modern', 'khmer'],
  },
  krama: {
    en: 'Krama',
    kh: 'ក្រមា',
    recipe: 'krama',
    colours: ['#b91c1c', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'khmer', 'geometric'],
  },
  naga: {
    en: 'Naga scales',
    kh: 'ស្រកានាគ',
    recipe: 'naga',
    colours: ['#047857', '#064e3b', '#facc15'],
    font: 'teko',
    tags: ['bold', 'khmer'],
  },
  stripes: {
    en: 'Royal stripes',
    kh: 'ឆ្នូតរាជ',
    recipe: 'stripes',
    colours: ['#1d4ed8', '#1e3a8a', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'stripes'],
  },
  night: {
    en: 'Night match',
    kh: 'ប្រកួតពេលយប់',
    recipe: 'triangles',
    colours: ['#06b6d4', '#0f172a'],
    font: 'teko',
    tags: ['modern', 'bold', 'geometric'],
  },
  kbach: {
    en: 'Golden kbach',
    kh: 'ក្បាច់មាស',
    recipe: 'kbach',
    colours: ['#991b1b', '#7f1d1d', '#fbbf24'],
    font: 'graduate',
    tags: ['classic', 'khmer'],
  },
  lotus: {
    en: 'Lotus',
    kh: 'ផ្កាឈូក',
    recipe: 'lotus',
    colours: ['#db2777', '#fce7f3', '#ffffff'],
    font: 'teko',
    tags: ['minimal', 'khmer'],
  },
  hoops: {
    en: 'Old school hoops',
    kh: 'ឆ្នូតផ្ដេកបុរាណ',
    recipe: 'hoops',
    colours: ['#15803d', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'stripes'],
  },
  thunder: {
    en: 'Thunder',
    kh: 'ផ្គរលាន់',
    recipe: 'lightning',
    colours: ['#facc15', '#111827'],
    font: 'teko',
    tags: ['bold', 'modern'],
  },
  contours: {
    en: 'Cardamom hills',
    kh: 'ភ្នំក្រវាញ',
    recipe: 'contours',
    colours: ['#65a30d', '#1a2e05'],
    font: 'teko',
    tags: ['modern', 'geometric'],
  },
  clean: {
    en: 'Clean away',
    kh: 'សស្អាត',
    recipe: 'away',
    colours: ['#1e3a8a', '#93c5fd', '#ffffff'],
    font: 'teko',
    tags: ['minimal', 'classic'],
  },
  pinstripe: {
    en: 'Pinstripe',
    kh: 'ឆ្នូតល្អិត',
    recipe: 'pinstripes',
    colours: ['#312e81', '#4338ca', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'minimal', 'stripes'],
  },
  towers: {
    en: 'Temple towers',
    kh: 'ប្រាង្គប្រាសាទ',
    recipe: 'towers',
    colours: ['#d97706', '#1c1917'],
    font: 'teko',
    tags: ['khmer', 'bold'],
  },
  fade: {
    en: 'Violet fade',
    kh: 'ស្វាយស្រាល',
    recipe: 'fade',
    colours: ['#7c3aed', '#4c1d95'],
    font: 'teko',
    tags: ['fade', 'modern', 'minimal'],
  },
} as const satisfies Record<string, SeedLook>

/** What each garment is offered in, in this order. */
export const SEED_CHOICE: Readonly<Record<ProductType, readonly (keyof typeof SEED_LOOKS)[]>> = {
  SOCCER_KIT: ['dawn', 'stripes', 'naga', 'hoops', 'night', 'clean'],
  OVERSIZED_SHIRT: ['towers', 'lotus', 'fade', 'contours', 'river'],
  POLO_SHIRT: ['clean', 'pinstripe', 'kbach', 'river', 'hoops'],
  SLEEVELESS_SHIRT: ['thunder', 'river', 'dawn', 'night', 'pinstripe'],
  TSHIRT: ['krama', 'dawn', 'naga', 'thunder', 'clean', 'fade'],
  HOODIE: ['night', 'kbach', 'contours', 'towers', 'fade'],
  BOXY_FIT: ['lotus', 'krama', 'contours', 'river', 'thunder'],
  BOXING_TRUNK: ['kbach', 'thunder', 'night', 'naga', 'dawn'],
}

/** Which texts a garment is shown with, and how large (mm). */
export const SEED_TEXTS: Readonly<Record<ProductType, readonly (readonly [role: TextRole, sizeMm: number])[]>> = {
  SOCCER_KIT: [
    ['frontText', 64],
    ['frontNumber', 112],
    ['playerName', 75],
    ['backNumber', 380],
    ['shortsNumber', 125],
  ],
  OVERSIZED_SHIRT: [
    ['frontText', 84],
    ['backText', 60],
  ],
  POLO_SHIRT: [['backText', 60]],
  SLEEVELESS_SHIRT: [
    ['frontText', 64],
    ['frontNumber', 112],
    ['playerName', 70],
    ['backNumber', 340],
  ],
  TSHIRT: [
    ['frontText', 84],
    ['playerName', 75],
    ['backNumber', 340],
  ],
  HOODIE: [
    ['frontText', 80],
    ['backText', 60],
  ],
  BOXY_FIT: [
    ['frontText', 86],
    ['backText', 60],
  ],
  BOXING_TRUNK: [
    ['frontText', 56],
    ['shortsNumber', 125],
  ],
}
