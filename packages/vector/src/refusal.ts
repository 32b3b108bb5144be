/** Why an SVG is not taken; the ids of errors of the same name. */
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
