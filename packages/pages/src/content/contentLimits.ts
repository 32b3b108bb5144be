import type { BlockKind } from './contentTypes.ts'

/** Kinds of blocks, in the order in which the office offers them. */
export const BLOCK_KINDS = [
  'hero',
  'garments',
  'designs',
  'steps',
  'prices',
  'fabric',
  'team',
  'gallery',
  'quote',
  'questions',
  'contact',
  'text',
  'video',
  'banner',
  'image',
] as const satisfies readonly BlockKind[]

/** Limits of a page whose text belongs to the tenant. */
export const CONTENT_LIMITS = {
  /** Pages of a tenant besides those that every shop has. */
  ownPages: 50,
  blocks: 40,
  /** Entries of one block. */
  items: 30,
  /** Links of a contact block. */
  links: 8,
  /** Headings, paragraphs and lists of one text. */
  passages: 200,
  spans: 60,
  title: 120,
  lead: 500,
  paragraph: 4000,
  label: 60,
  address: 500,
  slug: 60,
} as const
