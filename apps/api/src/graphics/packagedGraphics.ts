import type { Graphic, GraphicType } from '@kitwright/contract'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Collection, COLLECTIONS, offeredOf } from './collections.ts'
import { indexIcons, readIcon } from './iconFile.ts'
import { openCrestGraphics } from './crestGraphics.ts'
import { type Candidate, rank } from './rank.ts'
import type { GraphicCollection } from './graphicCollection.ts'
import { readQuery } from './synonyms.ts'

/** Shown before anything is asked for: the best few of each, mixed. */
const FIRST_SHOWN = [
  'shield',
  'crown',
  'star',
  'trophy',
  'fire',
  'lion',
  'ball',
  'laurel',
  'lightning',
  'horse',
  'castle',
]
const FIRST_SHOWN_EACH = 8
/** Changes with what a picture looks like, so that it is made and fetched anew. */
export const DRAWING_VERSION = '1'

/** Near black, so that recolouring takes it for the drawing's own colour. */
const INK = '#111827'
const LONG_SIDE = 1000

export interface PackagedGraphics {
  search(text: string, type: GraphicType): Promise<readonly Graphic[]>
  /** The drawing as an SVG; undefined for one that is not offered. */
  draw(collection: string, name: string): Promise<Uint8Array | undefined>
}

/** The packaged drawings, looked through with the first search. */
export function openPackaged(): PackagedGraphics {
  let opening: Promise<readonly GraphicCollection[]> | undefined
  const shelves = async (): Promise<readonly GraphicCollection[]> => {
    opening ??= fillShelves().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    search: async (text, type) => find(await shelves(), text, type),
    async draw(id, name) {
      const shelf = (await shelves()).find(({ collection }) => collection.id === id)
      return shelf?.candidates.has(name) ? shelf.draw(name) : undefined
    },
  }
}

/** One after another: each takes some hundredths of a second, and other requests come in between. */
async function fillShelves(): Promise<readonly GraphicCollection[]> {
  const filled: GraphicCollection[] = [openCrestGraphics()]
  for (const collection of COLLECTIONS) filled.push(await fillShelf(collection))
  return filled
}

const pathIn = (id: string, file: string): string => fileURLToPath(import.meta.resolve(`@iconify-json/${id}/${file}`))

async function fillShelf(collection: Collection): Promise<GraphicCollection> {
  const path = pathIn(collection.id, 'icons.json')
  const file = await indexIcons(path)
  const text = await readFile(pathIn(collection.id, 'metadata.json'), 'utf8')
  const { categories = {} } = JSON.parse(text) as { categories?: Record<string, string[]> }
  const more = new Map<string, string[]>()
  const add = (name: string, words: string): void => void more.set(name, [...(more.get(name) ?? []), words])
  for (const [category, names] of Object.entries(categories)) for (const name of names) add(name, category)
  for (const [alias, name] of file.aliases) add(name, alias)
  const names = offeredOf(collection, { names: file.places.keys(), categories })
  const candidates = new Map(names.map(name => [name, { name, words: wordsOf(name, more.get(name)) }]))
  return {
    collection,
    candidates,
    draw(name) {
      const place = file.places.get(name)
      return place && readIcon(path, place).then(icon => drawIcon(icon, file.side))
    },
  }
}

const wordsOf = (name: string, more: readonly string[] = []): string =>
  ` ${[name, ...more]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')} `

function find(shelves: readonly GraphicCollection[], text: string, type: GraphicType): Graphic[] {
  const wanted = shelves.filter(({ collection }) => type === 'all' || collection.type === type)
  if (text.trim() !== '') return findBest(wanted, text)
  const topics = FIRST_SHOWN.map(topic => findBest(wanted, topic))
  const mixed = Array.from({ length: FIRST_SHOWN_EACH }, (_, at) => topics.flatMap(found => found[at] ?? [])).flat()
  return [...new Map(mixed.map(graphic => [graphic.id, graphic])).values()]
}

/** The best of each collection in turn, so that no collection hides the others. */
function findBest(shelves: readonly GraphicCollection[], text: string): Graphic[] {
  const query = readQuery(text)
  if (query.length === 0) return []
  const found = shelves.flatMap(({ collection, candidates }) =>
    [...candidates.values()]
      .map(candidate => ({ candidate, points: rank(candidate, query) }))
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points)
      .map(({ candidate, points }, at) => ({ collection, candidate, points: points - at + (collection.ahead ?? 0) })),
  )
  return found
    .toSorted((a, b) => b.points - a.points)
    .map(({ collection, candidate }) => present(collection, candidate))
}

function present(
  { id, user, licence, pageUrl, type }: GraphicCollection['collection'],
  { name, title }: Candidate,
): Graphic {
  const url = `/graphics/${id}/${name}.svg?v=${DRAWING_VERSION}`
  const plain = name.replace(/-(filled|fill)$/, '').replaceAll('-', ' ')
  return {
    id: `${id}:${name}`,
    collection: id,
    title: title ?? plain.charAt(0).toUpperCase() + plain.slice(1),
    licence,
    pageURL: pageUrl,
    type: type === 'vector' ? 'vector/svg' : type,
    tags: name.split('-').join(', '),
    previewURL: url,
    previewWidth: 150,
    previewHeight: 150,
    largeImageURL: url,
    imageWidth: 1000,
    imageHeight: 1000,
    user,
  }
}

/** A drawing as an SVG by itself, as large as the studio takes vector pictures. */
function drawIcon({ body, height }: { body: string; height?: number }, side: number): Uint8Array {
  const tall = height ?? side
  const scale = LONG_SIDE / Math.max(side, tall)
  const size = `width="${Math.round(side * scale)}" height="${Math.round(tall * scale)}" viewBox="0 0 ${side} ${tall}"`
  const inked = body.replaceAll('currentColor', INK)
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inked}</svg>`)
}
