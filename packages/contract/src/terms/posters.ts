/** Which way round the screen is, as CSS asks it, and how the picture is cut for it. */
const CUTS = [
  { media: '(orientation: portrait)', shape: 'tall' },
  { media: '(orientation: landscape)', shape: 'square' },
] as const

export interface Poster {
  /** The screens that it is for, as a media query. */
  readonly media: string
  readonly href: string
}

/** The server's own drawings of a shared design, one for each screen: seen until the garment is there. */
export const postersOf = (token: string): readonly Poster[] =>
  CUTS.map(({ media, shape }) => ({
    media,
    href: `/api/previews/${encodeURIComponent(token)}/picture?side=front&shape=${shape}&width=800`,
  }))
