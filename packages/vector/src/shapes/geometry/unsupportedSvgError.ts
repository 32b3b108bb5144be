/** What cannot be said in shapes. */
export class UnsupportedSvgError extends Error {
  override name = 'UnsupportedSvgError'
}
