import type { OutlineColours } from '../../ui/index.ts'

interface DocumentWithParts {
  readonly parts?: Readonly<
    Record<string, { readonly fill?: { colour?: string; stops?: readonly { colour: string }[] } }>
  >
}

/** The main colours of a design document for its outline; undefined for anything else. */
export function coloursOf(document: unknown): OutlineColours | undefined {
  const parts = (document as DocumentWithParts | null | undefined)?.parts
  if (!parts) return undefined
  const colour = (part: string): string | undefined => {
    const fill = parts[part]?.fill
    return fill?.colour ?? fill?.stops?.[0]?.colour
  }
  const body = colour('base') ?? '#ffffff'
  return {
    body,
    sleeves: colour('sleeves') ?? colour('hood') ?? body,
    trim: colour('collar') ?? colour('cuff') ?? '#ffffff',
    shorts: colour('shorts') ?? body,
  }
}
