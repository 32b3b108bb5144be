import type { PartId } from '@kitwright/garment'
import type { ClubColour, DesignDocument, Kit, PartStyle, Span } from './document.ts'
import type { TonedColour, Fill } from './fill.ts'
import type { PatternUse } from './patternUse.ts'
import type { ImageLayer, Layer, TextLayer } from './layers.ts'
import type { Piping } from './piping.ts'
import type { RulerGuide } from './rulerGuides.ts'
import type { KitRole } from './tones.ts'

export type LayerChange = Partial<Omit<TextLayer, 'id' | 'kind'>> & Partial<Omit<ImageLayer, 'id' | 'kind' | 'role'>>

/** An edit as plain data. Undo, redo, autosave and revisions all use this stream. */
export type Command =
  | { readonly kind: 'setPartFill'; readonly part: PartId; readonly fill: Fill }
  | { readonly kind: 'setPartPattern'; readonly part: PartId; readonly pattern: PatternUse | null }
  /** Sets all patterns of a part, bottom first. */
  | { readonly kind: 'setPartPatterns'; readonly part: PartId; readonly patterns: readonly PatternUse[] }
  | { readonly kind: 'setPartSpan'; readonly part: PartId; readonly span: Span }
  | { readonly kind: 'setPart'; readonly part: PartId; readonly style: PartStyle | undefined }
  /** Sets all piping along seams. */
  | { readonly kind: 'setPiping'; readonly piping: readonly Piping[] }
  | ({ readonly kind: 'setFabricColour' } & TonedColour)
  | { readonly kind: 'setOptions'; readonly options: DesignDocument['options'] }
  | { readonly kind: 'addLayer'; readonly layer: Layer; readonly at?: number }
  | { readonly kind: 'removeLayer'; readonly id: string }
  | { readonly kind: 'changeLayer'; readonly id: string; readonly change: LayerChange }
  | { readonly kind: 'orderLayer'; readonly id: string; readonly to: number }
  /** Dyer's name of a colour; null removes it. */
  /** Sets all ruler guides. */
  | { readonly kind: 'setRulerGuides'; readonly rulerGuides: readonly RulerGuide[] }
  | { readonly kind: 'setColourCode'; readonly colour: string; readonly code: string | null }
  /** Sets the club colours. Every use follows; a use of a removed one keeps its colour. */
  | { readonly kind: 'setClubColours'; readonly clubColours: readonly ClubColour[] }
  /** Sets or replaces the kit of a role; null removes it. */
  | { readonly kind: 'setKit'; readonly role: KitRole; readonly kit: Kit | null }
  /** Several edits as one: all are applied, or none and an error. */
  | { readonly kind: 'batch'; readonly commands: readonly Command[] }
  | { readonly kind: 'replaceDocument'; readonly document: DesignDocument }

export interface ApplyResult {
  readonly document: DesignDocument
  readonly inverse: Command
}
