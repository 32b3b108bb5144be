import type { ApplyResult, Command, LayerChange } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import type { Layer } from '../schema/layers.ts'
import { isSameValue } from './isSameValue.ts'

/** Commands that are applied one after the other, so that each step compares with the design as the steps before it left it. */
class Edits {
  readonly commands: Command[] = []
  document: DesignDocument
  readonly #apply: (document: DesignDocument, command: Command) => ApplyResult

  constructor(document: DesignDocument, apply: (document: DesignDocument, command: Command) => ApplyResult) {
    this.document = document
    this.#apply = apply
  }

  add(command: Command): void {
    this.document = this.#apply(this.document, command).document
    this.commands.push(command)
  }
}

const namesOf = (...records: readonly object[]): string[] => [...new Set(records.flatMap(each => Object.keys(each)))]

/** First, since everything that wears a club colour follows it. */
function diffClub(edits: Edits, { clubColours }: DesignDocument): void {
  const tonesOf = (document: { readonly clubColours: DesignDocument['clubColours'] }) =>
    document.clubColours.map(({ tone }) => tone)
  const wanted = tonesOf({ clubColours })
  const kept = tonesOf(edits.document).filter(tone => wanted.includes(tone))
  const isInOrder = isSameValue(
    kept,
    wanted.filter(tone => kept.includes(tone)),
  )
  for (const tone of tonesOf(edits.document))
    if (!isInOrder || !wanted.includes(tone)) edits.add({ kind: 'removeClubColour', tone })
  clubColours.forEach((clubColour, at) => {
    const own = edits.document.clubColours.find(({ tone }) => tone === clubColour.tone)
    if (!isSameValue(own, clubColour)) edits.add({ kind: 'setClubColour', clubColour, ...(!own && { at }) })
  })
}

function diffRecords(edits: Edits, after: DesignDocument): void {
  if (!isSameValue(edits.document.fabric, after.fabric)) edits.add({ kind: 'setFabricColour', ...after.fabric })
  for (const [name, value] of Object.entries(after.options))
    if (edits.document.options[name] !== value) edits.add({ kind: 'setOption', name, value })
  for (const part of namesOf(edits.document.parts, after.parts)) {
    const style = after.parts[part] ?? null
    if (!isSameValue(edits.document.parts[part] ?? null, style)) edits.add({ kind: 'setPart', part, style })
  }
  // Codes that go make room for new ones.
  const codes = namesOf(edits.document.colourCodes, after.colourCodes)
  for (const colour of codes.toSorted((a, b) => Number(a in after.colourCodes) - Number(b in after.colourCodes))) {
    const code = after.colourCodes[colour] ?? null
    if ((edits.document.colourCodes[colour] ?? null) !== code) edits.add({ kind: 'setColourCode', colour, code })
  }
}

function diffPiping(edits: Edits, { piping: after = [] }: DesignDocument): void {
  const before = edits.document.piping ?? []
  for (let at = before.length - 1; at >= after.length; at--) edits.add({ kind: 'removePiping', at })
  after.forEach((piping, at) => {
    if (at >= before.length) edits.add({ kind: 'addPiping', at, piping })
    else if (!isSameValue(edits.document.piping?.[at], piping)) edits.add({ kind: 'changePiping', at, piping })
  })
}

function diffGuides(edits: Edits, { rulerGuides: after = [] }: DesignDocument): void {
  const before = edits.document.rulerGuides ?? []
  for (let at = before.length - 1; at >= after.length; at--) edits.add({ kind: 'removeRulerGuide', at })
  after.forEach((guide, at) => {
    if (at >= before.length) edits.add({ kind: 'addRulerGuide', at, guide })
    else if (!isSameValue(edits.document.rulerGuides?.[at], guide)) edits.add({ kind: 'changeRulerGuide', at, guide })
  })
}

/** The fields in which two layers of a kind differ; null removes an optional one. */
function changeBetween(before: Layer, after: Layer): LayerChange {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const differing = namesOf(before, after).filter(name => !isSameValue(from[name], to[name]))
  return Object.fromEntries(differing.map(name => [name, to[name] ?? null]))
}

function diffLayers(edits: Edits, { layers: after }: DesignDocument): void {
  // The role of an image is fixed.
  const isKept = (layer: Layer): boolean =>
    after.some(
      ({ id, kind, role }) => id === layer.id && kind === layer.kind && (kind === 'text' || role === layer.role),
    )
  for (const layer of edits.document.layers) if (!isKept(layer)) edits.add({ kind: 'removeLayer', id: layer.id })
  // From the top: the layer above each is in its place already.
  after.toReversed().forEach((layer, i) => {
    const above = after[after.length - i]?.id ?? null
    const { layers } = edits.document
    const at = layers.findIndex(({ id }) => id === layer.id)
    const own = layers[at]
    if (!own) return edits.add({ kind: 'addLayer', layer, below: above })
    const change = changeBetween(own, layer)
    if (Object.keys(change).length > 0) edits.add({ kind: 'changeLayer', id: layer.id, change })
    if ((layers[at + 1]?.id ?? null) !== above) edits.add({ kind: 'orderLayer', id: layer.id, below: above })
  })
}

function diffKits(edits: Edits, { kits }: DesignDocument): void {
  for (const { role } of edits.document.kits)
    if (!kits.some(kit => kit.role === role)) edits.add({ kind: 'setKit', role, kit: null })
  kits.forEach((kit, at) => {
    if (!isSameValue(edits.document.kits[at], kit)) edits.add({ kind: 'setKit', role: kit.role, kit, at })
  })
}

/** The batch of element commands from one design to another of the same garment. */
export function diffDocuments(
  before: DesignDocument,
  after: DesignDocument,
  apply: (document: DesignDocument, command: Command) => ApplyResult,
): Command {
  const edits = new Edits(before, apply)
  diffClub(edits, after)
  diffRecords(edits, after)
  diffPiping(edits, after)
  diffLayers(edits, after)
  diffGuides(edits, after)
  diffKits(edits, after)
  return { kind: 'batch', commands: edits.commands }
}
