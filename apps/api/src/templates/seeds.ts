import type { TemplateTag } from '@kitwright/contract'
import type { SomeNames } from '@kitwright/words'

/** A ready-made look: a recipe of the design package in colours, with a name. */
export interface SeedLook {
  readonly name: SomeNames
  readonly recipe: string
  readonly colours: readonly string[]
  readonly font: string
  readonly tags: readonly TemplateTag[]
}

/** By the ids that garments list in their `start.ts`. */
export const SEED_LOOKS: Readonly<Record<string, SeedLook>> = {
  dawn: {
    name: { en: 'Angkor dawn', kh: 'ព្រលឹមអង្គរ' },
    recipe: 'sunset',
    colours: ['#ea580c', '#7f1d1d', '#fde68a'],
    font: 'teko',
    tags: ['modern', 'fade', 'khmer'],
  },
  river: {
    name: { en: 'Mekong river', kh: 'ទន្លេមេគង្គ' },
    recipe: 'waves',
    colours: ['#0369a1', '#0c4a6e', '#e0f2fe'],
    font: 'teko',
    tags: ['modern', 'khmer'],
  },
  krama: {
    name: { en: 'Krama', kh: 'ក្រមា' },
    recipe: 'krama',
    colours: ['#b91c1c', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'khmer', 'geometric'],
  },
  naga: {
    name: { en: 'Naga scales', kh: 'ស្រកានាគ' },
    recipe: 'naga',
    colours: ['#047857', '#064e3b', '#facc15'],
    font: 'teko',
    tags: ['bold', 'khmer'],
  },
  stripes: {
    name: { en: 'Royal stripes', kh: 'ឆ្នូតរាជ' },
    recipe: 'stripes',
    colours: ['#1d4ed8', '#1e3a8a', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'stripes'],
  },
  night: {
    name: { en: 'Night match', kh: 'ប្រកួតពេលយប់' },
    recipe: 'triangles',
    colours: ['#06b6d4', '#0f172a'],
    font: 'teko',
    tags: ['modern', 'bold', 'geometric'],
  },
  kbach: {
    name: { en: 'Golden kbach', kh: 'ក្បាច់មាស' },
    recipe: 'kbach',
    colours: ['#991b1b', '#7f1d1d', '#fbbf24'],
    font: 'graduate',
    tags: ['classic', 'khmer'],
  },
  lotus: {
    name: { en: 'Lotus', kh: 'ផ្កាឈូក' },
    recipe: 'lotus',
    colours: ['#db2777', '#fce7f3', '#ffffff'],
    font: 'teko',
    tags: ['minimal', 'khmer'],
  },
  hoops: {
    name: { en: 'Old school hoops', kh: 'ឆ្នូតផ្ដេកបុរាណ' },
    recipe: 'hoops',
    colours: ['#15803d', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'stripes'],
  },
  thunder: {
    name: { en: 'Thunder', kh: 'ផ្គរលាន់' },
    recipe: 'lightning',
    colours: ['#facc15', '#111827'],
    font: 'teko',
    tags: ['bold', 'modern'],
  },
  contours: {
    name: { en: 'Cardamom hills', kh: 'ភ្នំក្រវាញ' },
    recipe: 'contours',
    colours: ['#65a30d', '#1a2e05'],
    font: 'teko',
    tags: ['modern', 'geometric'],
  },
  clean: {
    name: { en: 'Clean away', kh: 'សស្អាត' },
    recipe: 'away',
    colours: ['#1e3a8a', '#93c5fd', '#ffffff'],
    font: 'teko',
    tags: ['minimal', 'classic'],
  },
  pinstripe: {
    name: { en: 'Pinstripe', kh: 'ឆ្នូតល្អិត' },
    recipe: 'pinstripes',
    colours: ['#312e81', '#4338ca', '#ffffff'],
    font: 'graduate',
    tags: ['classic', 'minimal', 'stripes'],
  },
  towers: {
    name: { en: 'Temple towers', kh: 'ប្រាង្គប្រាសាទ' },
    recipe: 'towers',
    colours: ['#d97706', '#1c1917'],
    font: 'teko',
    tags: ['khmer', 'bold'],
  },
  fade: {
    name: { en: 'Violet fade', kh: 'ស្វាយស្រាល' },
    recipe: 'fade',
    colours: ['#7c3aed', '#4c1d95'],
    font: 'teko',
    tags: ['fade', 'modern', 'minimal'],
  },
}
