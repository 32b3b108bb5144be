interface NaturalSize {
  readonly width: number
  readonly height: number
}

/** The root's own element: what it says of itself ends before the first `>`, since ours are written as entities. */
const ROOT = /<svg\b[^<>]*(?=>)/
const SIDE = { width: /\swidth="([\d.]+)(?:px)?"/, height: /\sheight="([\d.]+)(?:px)?"/ }
const said = (root: string, side: keyof typeof SIDE): number => Number(SIDE[side].exec(root)?.[1])

/**
 * A kept SVG that says itself how large it is to be drawn, its longer side so many pixels. A drawing of another size that is
 * stretched is put in the wrong place by Skia where its plane does not begin at 0. Undefined where nobody says its own size.
 */
export function sizedSvg(svg: string, side: number, natural?: NaturalSize): string | undefined {
  const root = ROOT.exec(svg)?.[0].replace(/\/$/, '')
  if (root === undefined) return undefined
  const width = said(root, 'width') || natural?.width
  const height = said(root, 'height') || natural?.height
  if (!width || !height) return undefined
  const by = side / Math.max(width, height)
  const [wide, high] = [width, height].map(length => Math.max(1, Math.round(length * by)))
  const plane = /\sviewBox=/.test(root) ? '' : ` viewBox="0 0 ${width} ${height}"`
  const bare = root.replace(/\s(?:width|height)="[^"]*"/g, '')
  return svg.replace(root, () => `${bare} width="${wide}" height="${high}"${plane}`)
}
