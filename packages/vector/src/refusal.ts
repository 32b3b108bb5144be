/** Reasons for refusing an SVG. The errors have the same ids. */
export type RefusalId =
  | 'image-unreadable'
  | 'image-too-large'
  | 'file-too-large'
  | 'svg-empty'
  | 'svg-too-complex'
  | 'svg-foreign-object'
  | 'svg-animated'
  | 'svg-script'
  | 'svg-external'
  | 'svg-font'
  | 'svg-text'
  | 'svg-colours'

export class SvgRefusedError extends Error {
  readonly id: RefusalId

  constructor(id: RefusalId) {
    super(id)
    this.name = 'SvgRefusedError'
    this.id = id
  }
}
