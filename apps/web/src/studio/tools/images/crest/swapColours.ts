import type { Blazon } from '@kitwright/crest'

/** Returns the crest with the colours of its field and its band swapped everywhere. */
export function swapCrestColours(blazon: Blazon): Blazon {
  const { field, band } = blazon
  const other = (colour: string): string => (colour === field ? band : colour === band ? field : colour)
  const text = (use: Blazon['top']): Blazon['top'] => ({ ...use, colour: other(use.colour) })
  const symbol = (use: Blazon['symbol']): Blazon['symbol'] => ({ ...use, colour: other(use.colour) })
  const [inner, outer] = blazon.rims
  return {
    ...blazon,
    field: band,
    band: field,
    rims: [
      { ...inner, colour: other(inner.colour) },
      { ...outer, colour: other(outer.colour) },
    ],
    symbol: symbol(blazon.symbol),
    above: symbol(blazon.above),
    top: text(blazon.top),
    bottom: text(blazon.bottom),
    year: text(blazon.year),
  }
}
