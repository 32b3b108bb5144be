const MOST_SIDE_PX = 10_000
/** For a picture that says no size at all. */
const FALLBACK_SIDE_PX = 512
/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** The size in CSS pixels: as said, else by the view box, one side following the other's proportion; at most 10,000 a side. */
export function sizeOfSvg(attributes: ReadonlyMap<string, string>): { widthPx: number; heightPx: number } {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const box = { width: positive(boxWidth), height: positive(boxHeight) }
  const proportion = box.width && box.height ? box.width / box.height : 1
  const saidWidth = pixels(attributes.get('width'))
  const saidHeight = pixels(attributes.get('height'))
  const width = saidWidth ?? (saidHeight ? saidHeight * proportion : (box.width ?? FALLBACK_SIDE_PX))
  const height = saidHeight ?? width / proportion
  const shrink = Math.min(1, MOST_SIDE_PX / Math.max(width, height))
  return { widthPx: Math.max(1, Math.round(width * shrink)), heightPx: Math.max(1, Math.round(height * shrink)) }
}

function pixels(text: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((text ?? '').trim()) ?? []
  const factor = UNITS[unit.toLowerCase()]
  return factor === undefined ? undefined : positive(Number(number) * factor)
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
