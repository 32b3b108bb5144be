import type { DesignDocument } from '../schema/document.ts'
import type { Layer } from '../schema/layers.ts'
import { isSameValue } from './isSameValue.ts'

/** One difference between two versions of a design, for a person to read. */
export interface DesignChange {
  readonly what: 'garment' | 'cut' | 'colours' | 'patterns' | 'text' | 'texts' | 'pictures' | 'piping' | 'kits'
  /** Only for `text`: the words, empty where the text is new or gone. */
  readonly before: string
  readonly after: string
}

const MAX_TEXTS = 5

const bare = (what: DesignChange['what']): DesignChange => ({ what, before: '', after: '' })

const byId = (layers: readonly Layer[]): ReadonlyMap<string, Layer> => new Map(layers.map(layer => [layer.id, layer]))
const textOf = (layer: Layer | undefined): string => (layer?.kind === 'text' && !layer.isHidden ? layer.text : '')

/** Returns the texts whose words differ, in the order of the newer version. */
function listChangedWords(before: DesignDocument, after: DesignDocument): DesignChange[] {
  const [old, now] = [byId(before.layers), byId(after.layers)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap(id => {
    const words = { before: textOf(old.get(id)), after: textOf(now.get(id)) }
    return words.before === words.after ? [] : [{ what: 'text' as const, ...words }]
  })
}

const shown = (layers: readonly Layer[], kind: Layer['kind']): unknown =>
  layers.filter(layer => layer.kind === kind && !layer.isHidden).map(({ name: _, isLocked: __, ...rest }) => rest)
/** The visible layers of a kind without their words, which are listed one by one. */
const styled = (layers: readonly Layer[]): unknown =>
  (shown(layers, 'text') as readonly object[]).map(layer => ({ ...layer, text: '' }))

const fillsOf = ({ parts, fabric, clubColours }: DesignDocument): unknown => [
  // By id: a database returns the parts in another order.
  Object.fromEntries(Object.entries(parts).map(([id, { fill, span }]) => [id, { fill, span }])),
  fabric,
  clubColours.map(({ tone, colour }) => [tone, colour]),
]
const patternsOf = ({ parts }: DesignDocument): unknown =>
  Object.fromEntries(Object.entries(parts).map(([id, { fill: _, span: __, ...patterns }]) => [id, patterns]))

/**
 * Lists how two versions of a design differ in what is made: garment and cut, colours, patterns, words, other text
 * settings, pictures, piping and kits. Empty if both are made alike.
 */
export function listDesignChanges(before: DesignDocument, after: DesignDocument): DesignChange[] {
  if (before.garment !== after.garment) return [bare('garment')]
  const differs = (of: (document: DesignDocument) => unknown): boolean => !isSameValue(of(before), of(after))
  const words = listChangedWords(before, after)
  const isRestyled = words.length === 0 && differs(({ layers }) => styled(layers))
  const changes: (DesignChange | false)[] = [
    differs(({ options }) => options) && bare('cut'),
    differs(fillsOf) && bare('colours'),
    differs(patternsOf) && bare('patterns'),
    ...words.slice(0, MAX_TEXTS),
    (words.length > MAX_TEXTS || isRestyled) && bare('texts'),
    differs(({ layers }) => shown(layers, 'image')) && bare('pictures'),
    differs(({ piping = [] }) => piping) && bare('piping'),
    differs(({ kits }) => kits) && bare('kits'),
  ]
  return changes.filter(change => change !== false)
}
