import type { Graphic } from '@kitwright/contract'
import { z } from 'zod'

const side = z.number().int().min(1).max(100_000)
const hit = z.object({
  id: z.number().int().positive(),
  pageURL: z.string().max(500),
  type: z.string().max(40),
  tags: z.string().max(1000),
  previewURL: z.url(),
  previewWidth: side,
  previewHeight: side,
  largeImageURL: z.url(),
  imageWidth: side,
  imageHeight: side,
  user: z.string().max(200),
})

/** The part of Pixabay's answer that we read. */
export const pixabayAnswer = z.object({
  total: z.number().int().min(0),
  totalHits: z.number().int().min(0),
  hits: z.array(hit).max(200),
})

/** A hit as we keep it: with the addresses at Pixabay, which only the server calls. */
export type PixabayHit = z.output<typeof hit>
export type PixabayAnswer = z.output<typeof pixabayAnswer>

/** The hit with addresses of our own: pages show pictures of this origin only, and Pixabay's are good for a day. */
export function presentHit(found: PixabayHit): Graphic {
  const title = (found.tags.split(',')[0] ?? '').trim()
  return {
    ...found,
    id: `pixabay:${found.id}`,
    collection: 'pixabay',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    licence: 'Pixabay Content License',
    previewURL: `/graphics/pixabay/${found.id}-preview`,
    largeImageURL: `/graphics/pixabay/${found.id}-large`,
  }
}
