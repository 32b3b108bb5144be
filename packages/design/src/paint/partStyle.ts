import type { PartId } from '@kitwright/garment'
import type { DesignDocument, PartStyle } from '../schema/document.ts'

const PLAIN: PartStyle = { fill: { kind: 'solid', colour: '#ffffff' }, pattern: null, span: 'piece' }

/** Returns the part's own style, or plain fabric if the design has none for it. */
export const partStyleOf = (document: DesignDocument, part: PartId): PartStyle =>
  document.parts[part] ?? { ...PLAIN, fill: { kind: 'solid', colour: document.fabric.colour } }
