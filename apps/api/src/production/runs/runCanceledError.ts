/** Error thrown when a run is no longer needed. */
export class RunCanceledError extends Error {
  override name = 'RunCanceledError'
}
