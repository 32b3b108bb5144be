import type { PartId } from '@kitwright/garment'
import type { ClubColour, DesignDocument, Kit, PartStyle, Span } from './document.ts'
import type { TonedColour, Fill } from './fill.ts'
import type { PatternUse } from './patternUse.ts'
import type { ImageLayer, Layer, TextLayer } from './layers.ts'
import type { Piping } from './piping.ts'
import type { RulerGuide } from './rulerGuides.ts'
import type { KitRole } from './tones.ts'

export type LayerChange = Partial<Omit<TextLayer, 'id' | 'kind'>> & Partial<Omit<ImageLayer, 'id' | 'kind' | 'role'>>

/** An edit as plain data. Undo, redo, autosave and revisions all read this one stream. */
export type Command =
  | { readonly kind: 'setPartFill'; readonly part: PartId; readonly fill: Fill }
  | { readonly kind: 'setPartPattern'; readonly part: PartId; readonly pattern: PatternUse | null }
  /** All patterns of a part, bottom first. */
  | { readonly kind: 'setPartPatterns'; readonly part: PartId; readonly patterns: readonly PatternUse[] }
  | { readonly kind: 'setPartSpan'; readonly part: PartId; readonly span: Span }
  | { readonly kind: 'setPart'; readonly part: PartId; readonly style: PartStyle | undefined }
  /** All that runs along seams. */
  | { readonly kind: 'setPiping'; readonly piping: readonly Piping[] }
  | ({ readonly kind: 'setFabricColour' } & TonedColour)
  | { readonly kind: 'setOptions'; readonly options: DesignDocument['options'] }
  | { readonly kind: 'addLayer'; readonly layer: Layer; readonly at?: number }
  | { readonly kind: 'removeLayer'; readonly id: string }
  | { readonly kind: 'changeLayer'; readonly id: string; readonly change: LayerChange }
  | { readonly kind: 'orderLayer'; readonly id: string; readonly to: number }
  /** What a dyer calls a colour; null forgets it. */
  /** All guides of the rulers. */
  | { readonly kind: 'setRulerGuides'; readonly rulerGuides: readonly RulerGuide[] }
  | { readonly kind: 'setColourCode'; readonly colour: string; readonly code: string | null }
  /** The club's colours: everything that wears one follows; what wears one that is gone keeps its colour. */
  | { readonly kind: 'setClubColours'; readonly clubColours: readonly ClubColour[] }
  /** Another kit, or another of its role; null takes it away. */
  | { readonly kind: 'setKit'; readonly role: KitRole; readonly kit: Kit | null }
  /** Several edits that are one to the designer: all of them, or an error and none. */
  | { readonly kind: 'batch'; readonly commands: readonly Command[] }
  | { readonly kind: 'replaceDocument'; readonly document: DesignDocument }

export interface ApplyResult {
  readonly document: DesignDocument
  readonly inverse: Command
}
