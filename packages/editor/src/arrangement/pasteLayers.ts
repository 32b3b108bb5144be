import { adaptLayer, type DesignDocument, type Layer } from '@kitwright/design'
import { findPiece, getGarment } from '@kitwright/garment'
import { freshLayers } from '../layers/copies.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { SelectionVerbs, DocumentState, DocumentVerbs } from '../state/types.ts'
import { parseCopiedLayers, type CopiedResult } from './clipboard.ts'
import { addLayers } from './layerVerbs.ts'

export type PasteTrouble =
  | 'pasteNothing'
  | 'pasteDamaged'
  | 'pasteTooNew'
  | 'pasteNoPlace'
  | 'pasteMissing'
  | 'tooManyLayers'
export type PasteResult =
  | { readonly ok: true; readonly count: number; readonly isPictureMissing: boolean }
  | { readonly ok: false; readonly trouble: PasteTrouble }

const UNREAD = { nothing: 'pasteNothing', damaged: 'pasteDamaged', tooNew: 'pasteTooNew' } as const satisfies Record<
  Extract<CopiedResult, { ok: false }>['reason'],
  PasteTrouble
>

const failed = (trouble: PasteTrouble): PasteResult => ({ ok: false, trouble })

const STEP_MM = 15

/** Shifts a pasted layer so that it does not hide its original, however often it is pasted. */
function beside(layer: Layer, others: readonly Layer[]): Layer {
  let { xMm, yMm } = layer
  const isTaken = (): boolean =>
    others.some(other => other.piece === layer.piece && Math.abs(other.xMm - xMm) < 1 && Math.abs(other.yMm - yMm) < 1)
  while (isTaken()) {
    xMm += STEP_MM
    yMm += STEP_MM
  }
  return { ...layer, xMm, yMm }
}

type PasteEditor = Access<DocumentState & DocumentVerbs & SelectionVerbs> & WithPorts<'newId' | 'hasPicture'>

/** Returns the copied layers in their places on the open garment. */
function placed(copied: DesignDocument, editor: PasteEditor): Layer[] {
  const source = getGarment(copied.garment)
  const { garment, history } = editor.getState()
  const { options, layers } = history.document
  const [from, to] = [
    { garment: source, options: copied.options },
    { garment, options },
  ]
  const isAtHome = source.id === garment.id
  return copied.layers.flatMap(layer => {
    const isWorn = isAtHome && findPiece(garment, options, layer.piece) !== undefined
    const home = isWorn ? layer : adaptLayer(layer, from, to)
    return home ? [beside(home, layers)] : []
  })
}

/** Adds the layers of the clipboard's text as one edit and selects them. Changes nothing on an error. */
export async function pasteText(editor: PasteEditor, text: string): Promise<PasteResult> {
  const read = await parseCopiedLayers(text)
  if (!read.ok) return failed(UNREAD[read.reason])
  const layers = placed(read.copied, editor)
  if (layers.length === 0) return failed('pasteNoPlace')
  const found = await Promise.all(
    layers.map(async layer => layer.kind === 'text' || editor.ports.hasPicture(layer.asset)),
  )
  const kept = layers.filter((_, i) => found[i])
  if (kept.length === 0) return failed('pasteMissing')
  if (!addLayers(editor, freshLayers(kept, kept, editor.ports.newId))) return failed('tooManyLayers')
  return { ok: true, count: kept.length, isPictureMissing: kept.length < layers.length }
}
