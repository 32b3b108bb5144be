// Written by `npm run atelier -- patterns`.

/** Tiles that stay pixels: nothing in them is sharp. */
export const SOFT: readonly string[] = [
  'stripes-fading hoops-fading diagonals-fading brushed-steel fade-hem fade-sides fade-mist',
  'carbon crocodile swirl-bold marble plasma woven-bands fade-hem.wide fade-sides.wide',
  'fade-mist.wide',
]
/** And those with more edges than a page should hold. */
export const DENSE: readonly string[] = [
  'dragon-scales hoops-waves hoops-zigzag chevron-fading crystal folded-cloth scallops',
  'hol-naga stipple snake peacock dunes watercolour smoke tie-dye bolt-columns finish-flag',
  'camo-flecks brush-dabs',
]
