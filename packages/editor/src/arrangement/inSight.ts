import {
  createImageLayer,
  partStyleOf,
  zoneForRole,
  type AssetRef,
  type DesignDocument,
  type Fill,
  type ImageLayer,
  type ImageRole,
} from '@kitwright/design'
import { piecesOf, type Garment, type Piece } from '@kitwright/garment'
import { boxArea, boxHeight, contrast, parseHex, type Rgba } from '@kitwright/measure'
import { nearestFree } from '../composition/freePlace.ts'
import type { WithPorts } from '../ports.ts'
import { partOf } from '../sheet/pickOnSheet.ts'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, ViewState } from '../state/types.ts'
import { bestViewOfPiece } from '../state/viewOfPiece.ts'
import { imageLayerFor } from './createLayers.ts'

type ViewPlacementEditor = Access<DocumentState & Pick<ViewState, 'view'>> & WithPorts<'newId' | 'measure'>

/** Visual middle of a worn piece as a share of its height: the hem hangs in folds. */
const MIDDLE = 0.42

/** Returns the largest piece of cloth that faces the viewer. */
function pieceInSight(state: DocumentState & Pick<ViewState, 'view'>): Piece | undefined {
  return piecesOf(state.garment, documentOf(state).options)
    .map(({ piece }) => piece)
    .filter(({ id, isRib, isTrim }) => !isRib && !isTrim && bestViewOfPiece(id) === state.view.name)
    .toSorted((a, b) => boxArea(b.box) - boxArea(a.box))[0]
}

/**
 * Returns a picture in the middle of the view, clear of other layers; in its role's zone if no piece faces the viewer.
 */
export function imageLayerInSight(editor: ViewPlacementEditor, role: ImageRole, asset: AssetRef): ImageLayer {
  const state = editor.getState()
  const document = documentOf(state)
  const { garment } = state
  const piece = pieceInSight(state)
  if (!piece) return imageLayerFor(editor, role, asset)
  const [x0, y0, x1] = piece.box
  const layer: ImageLayer = {
    ...createImageLayer(editor.ports.newId(), role, asset, zoneForRole(garment, document.options, role)),
    piece: piece.id,
    xMm: (x0 + x1) / 2,
    yMm: y0 + boxHeight(piece.box) * MIDDLE,
  }
  return nearestFree(layer, document.layers, { garment, document, sizeOf: editor.ports.measure }) ?? layer
}

/** Minimum contrast of graphical objects (WCAG 2). */
const SEEN = 3
/** The main colour comes last because most of the cloth has it. */
const ORDER = ['second', 'accent', 'light', 'deep', 'main'] as const
const PLAIN = ['#ffffff', '#0f172a'] as const

const rgba = (colour: string): Rgba => ({ ...parseHex(colour)!, a: 1 })
const coloursOf = (fill: Fill): readonly string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)

/**
 * Returns the club colour for a symbol at its place: the first that is visible on the cloth, else the most visible
 * plain one.
 */
export function symbolInk(document: DesignDocument, garment: Garment, { piece, xMm, yMm }: ImageLayer): string {
  const part = partOf(garment, document.options, { piece, at: { x: xMm, y: yMm } })
  const grounds = part === null ? [document.fabric.colour] : coloursOf(partStyleOf(document, part).fill)
  const worst = (ink: string): number => Math.min(...grounds.map(ground => contrast(rgba(ink), rgba(ground))))
  const club = ORDER.flatMap(tone => document.clubColours.find(own => own.tone === tone)?.colour ?? [])
  return club.find(ink => worst(ink) >= SEEN) ?? PLAIN.toSorted((a, b) => worst(b) - worst(a))[0]!
}
