import type { PartId } from '@kitwright/garment'
import { freeStaleTones } from '../clubColours/clubColours.ts'
import { resolveCommand } from '../clubColours/recolourCommand.ts'
import { restrictKit, withNewClubColours } from '../clubColours/setClubColours.ts'
import type { ApplyResult, Command, LayerChange } from '../schema/command.ts'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import type { Layer } from '../schema/layers.ts'
import { withPattern, withPatterns } from '../paint/patterns.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import { KIT_ROLES } from '../schema/tones.ts'

type CommandOfKind<K extends Command['kind']> = Extract<Command, { kind: K }>
type Rules = { readonly [K in Command['kind']]: (document: DesignDocument, command: CommandOfKind<K>) => ApplyResult }

function withPart(document: DesignDocument, part: PartId, style: PartStyle | undefined): ApplyResult {
  const before = document.parts[part]
  const { [part]: _, ...others } = document.parts
  return {
    document: { ...document, parts: style ? { ...others, [part]: style } : others },
    inverse: { kind: 'setPart', part, style: before },
  }
}

function indexOfLayer(document: DesignDocument, id: string): number {
  const at = document.layers.findIndex(layer => layer.id === id)
  if (at < 0) throw new RangeError(`no layer ${id}`)
  return at
}

const insert = (layers: readonly Layer[], at: number, layer: Layer): Layer[] => [
  ...layers.slice(0, at),
  layer,
  ...layers.slice(at),
]
const without = (layers: readonly Layer[], at: number): Layer[] => [...layers.slice(0, at), ...layers.slice(at + 1)]

/** True for optional fields, whose presence does not depend on the layer's kind. */
const isRare = (layer: Layer, name: string): boolean =>
  name === 'group' || (layer.kind === 'text' && name === 'isHalftone')

/** Returns the part of a change that applies to this kind of layer: a text has no width to set. */
const fitting = (layer: Layer, change: LayerChange): LayerChange =>
  Object.fromEntries(Object.entries(change).filter(([name]) => Object.hasOwn(layer, name) || isRare(layer, name)))

/** Removes fields set to undefined, so that undo restores the original document. */
const changed = (layer: Layer, change: LayerChange): Layer =>
  Object.fromEntries(Object.entries({ ...layer, ...change }).filter(([, value]) => value !== undefined)) as Layer

/** Returns the layer's present values of the keys about to change. */
function valuesBefore(layer: Layer, change: LayerChange): LayerChange {
  const now = layer as Record<string, unknown>
  return Object.fromEntries(Object.keys(change).map(name => [name, now[name]]))
}

const RULES: Rules = {
  setPartFill: (document, { part, fill }) => withPart(document, part, { ...partStyleOf(document, part), fill }),
  setPartPattern: (document, { part, pattern }) =>
    withPart(document, part, withPattern(partStyleOf(document, part), pattern)),
  setPartPatterns: (document, { part, patterns }) =>
    withPart(document, part, withPatterns(partStyleOf(document, part), patterns)),
  setPartSpan: (document, { part, span }) => withPart(document, part, { ...partStyleOf(document, part), span }),
  setPart: (document, { part, style }) => withPart(document, part, style),
  setPiping: (document, { piping }) => {
    const { piping: before = [], ...rest } = document
    return {
      document: piping.length > 0 ? { ...rest, piping: [...piping] } : rest,
      inverse: { kind: 'setPiping', piping: before },
    }
  },
  setRulerGuides: (document, { kind, rulerGuides }) => {
    const { rulerGuides: before = [], ...rest } = document
    return {
      document: rulerGuides.length > 0 ? { ...rest, rulerGuides: [...rulerGuides] } : rest,
      inverse: { kind, rulerGuides: before },
    }
  },
  setFabricColour: (document, { kind, ...fabric }) => ({
    document: { ...document, fabric },
    inverse: { kind, ...document.fabric },
  }),
  setOptions: (document, { options }) => ({
    document: { ...document, options },
    inverse: { kind: 'setOptions', options: document.options },
  }),
  addLayer: (document, { layer, at = document.layers.length }) => {
    if (document.layers.some(({ id }) => id === layer.id)) throw new RangeError(`there already is a layer ${layer.id}`)
    return {
      document: { ...document, layers: insert(document.layers, at, layer) },
      inverse: { kind: 'removeLayer', id: layer.id },
    }
  },
  removeLayer: (document, { id }) => {
    const at = indexOfLayer(document, id)
    return {
      document: { ...document, layers: without(document.layers, at) },
      inverse: { kind: 'addLayer', layer: document.layers[at]!, at },
    }
  },
  changeLayer: (document, { id, change: wanted }) => {
    const at = indexOfLayer(document, id)
    const before = document.layers[at]!
    const change = fitting(before, wanted)
    const after = changed(before, change)
    return {
      document: { ...document, layers: document.layers.with(at, after) },
      inverse: { kind: 'changeLayer', id, change: valuesBefore(before, change) },
    }
  },
  orderLayer: (document, { id, to }) => {
    const from = indexOfLayer(document, id)
    const layers = insert(without(document.layers, from), to, document.layers[from]!)
    return { document: { ...document, layers }, inverse: { kind: 'orderLayer', id, to: from } }
  },
  setColourCode: (document, { colour, code }) => {
    const { [colour]: before, ...others } = document.colourCodes
    return {
      document: { ...document, colourCodes: code === null ? others : { ...others, [colour]: code } },
      inverse: { kind: 'setColourCode', colour, code: before ?? null },
    }
  },
  setClubColours: (document, { clubColours }) => {
    const isKept = document.clubColours.every(({ tone }) => clubColours.some(next => next.tone === tone))
    return {
      document: withNewClubColours(document, clubColours),
      // Places with a removed colour lose their link to it.
      inverse: isKept
        ? { kind: 'setClubColours', clubColours: document.clubColours }
        : { kind: 'replaceDocument', document },
    }
  },
  setKit: (document, { role, kit: wanted }) => {
    const kit = wanted && restrictKit(wanted, document.clubColours)
    const before = document.kits.find(other => other.role === role) ?? null
    const others = document.kits.filter(other => other.role !== role)
    const kits = KIT_ROLES.flatMap(each => (each === role ? (kit ?? []) : (others.find(k => k.role === each) ?? [])))
    return { document: { ...document, kits }, inverse: { kind: 'setKit', role, kit: before } }
  },
  batch: (document, { commands }) => {
    const undoing: Command[] = []
    let current = document
    for (const command of commands) {
      const applied = applyCommand(current, command)
      current = applied.document
      undoing.unshift(applied.inverse)
    }
    return { document: current, inverse: { kind: 'batch', commands: undoing } }
  },
  replaceDocument: (document, command) => ({
    document: command.document,
    inverse: { kind: 'replaceDocument', document },
  }),
}

/**
 * Returns the document after the command, and the inverse command. Throws RangeError for an unknown layer, and for
 * adding an id twice.
 */
export function applyCommand(document: DesignDocument, command: Command): ApplyResult {
  const rule = RULES[command.kind] as (document: DesignDocument, command: Command) => ApplyResult
  const settled = command.kind === 'batch' ? command : resolveCommand(command, freeStaleTones(document.clubColours))
  return rule(document, settled)
}
