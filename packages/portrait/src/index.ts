export type { PortraitOptions, PortraitView } from './drawPortrait.ts'
export type { ArtworkSource } from './artwork.ts'
export { readPieces } from './model/pieceMesh.ts'
export type { PieceMesh } from './model/pieceMesh.ts'
