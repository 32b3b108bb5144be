/** Signals that a drawing cannot be expressed in shapes. */
export class UnsupportedSvgError extends Error {
  override name = 'UnsupportedSvgError'
}
