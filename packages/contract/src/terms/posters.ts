/** Orientations of the screen as CSS media queries, each with the shape of its picture. */
const CUTS = [
  { media: '(orientation: portrait)', shape: 'tall' },
  { media: '(orientation: landscape)', shape: 'square' },
] as const

export interface Poster {
  /** A media query for the screens it is meant for. */
  readonly media: string
  readonly href: string
}

/** Returns the server's drawings of a shared design, one for each orientation, shown until the garment has loaded. */
export const postersOf = (token: string): readonly Poster[] =>
  CUTS.map(({ media, shape }) => ({
    media,
    href: `/api/previews/${encodeURIComponent(token)}/picture?side=front&shape=${shape}&width=800`,
  }))
