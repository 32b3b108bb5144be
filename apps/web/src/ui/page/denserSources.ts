const AT = 'width=400'

interface SourceOptions {
  /** CSS widths at which the picture is shown, as in `sizes` of an image; without them it has one width. */
  readonly sizes: string | undefined
  /** Whether it loads at once: only a lazy image may leave its width to the browser. */
  readonly isFirst: boolean
  /** Width of the picture for dense screens, px. */
  readonly densePx?: number
}

/** Returns the attributes of an image that the server draws 400 px wide, and wider for dense screens. */
export function denserSources(src: string, { sizes, isFirst, densePx = 600 }: SourceOptions) {
  if (sizes === undefined || !src.includes(AT)) return { src }
  const srcSet = `${src} 400w, ${src.replace(AT, `width=${densePx}`)} ${densePx}w`
  return { src, srcSet, sizes: isFirst ? sizes : `auto, ${sizes}` }
}
