import type { Fill, Span, TonedColour } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import type { Access } from '../state/access.ts'
import type { DocumentVerbs } from '../state/types.ts'

type PartEditor = Access<Pick<DocumentVerbs, 'commit'>>

/** Paints a part in one colour or a gradient. */
export const paintPart = (editor: PartEditor, part: PartId, fill: Fill, gesture?: string): void =>
  editor.getState().commit({ kind: 'setPartFill', part, fill }, gesture)

/** Sets the area that a part's gradient and patterns cover. */
export const spanPart = (editor: PartEditor, part: PartId, span: Span): void =>
  editor.getState().commit({ kind: 'setPartSpan', part, span })

/** Sets the colour of the cloth; without a tone it follows no club colour. */
export const dyeFabric = (editor: PartEditor, { colour, tone }: TonedColour, gesture?: string): void =>
  editor.getState().commit({ kind: 'setFabricColour', colour, ...(tone !== undefined && { tone }) }, gesture)

/** Chooses the value of one of the garment's options, such as the sleeve length. */
export const chooseOption = (editor: PartEditor, name: string, value: string): void =>
  editor.getState().commit({ kind: 'setOption', name, value })
