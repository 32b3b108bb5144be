/** Whether this browser can draw in 3D. Without it, neither a connection nor another try helps. */
export function hasWebgl(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  // A browser allows only a few contexts at a time and takes the oldest away, which may be the stage's.
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}
