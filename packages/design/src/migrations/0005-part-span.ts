type Style = Readonly<Record<string, unknown>>

const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null

function spanned(style: unknown): unknown {
  if (!isStyle(style)) return style
  const { isContinuous, ...rest } = style
  return { ...rest, span: isContinuous === true ? 'part' : 'piece' }
}

/** Adds artwork over the whole garment beside per piece and per part. Existing artwork stays where it was. */
export const partSpan = {
  name: '0005-part-span',
  up(document: Record<string, unknown>): Record<string, unknown> {
    const { parts } = document
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return document
    return {
      ...document,
      parts: Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, spanned(style)])),
    }
  },
}
