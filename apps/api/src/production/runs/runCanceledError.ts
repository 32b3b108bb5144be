/** Nobody wants it any more. */
export class RunCanceledError extends Error {
  override name = 'RunCanceledError'
}
