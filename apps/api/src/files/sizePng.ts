export interface Png {
  readonly png: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** Pixels in the size of the box. */
export async function sizePng(
  pixels: Uint8Array,
  box: { readonly width: number; readonly height: number },
): Promise<Png> {
  // With the first one: a server makes few of them.
  const { default: sharp } = await import('sharp')
  const picture = sharp(pixels)
    .resize({ ...box, fit: 'inside' })
    .png()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { png: data, widthPx: info.width, heightPx: info.height }
}
