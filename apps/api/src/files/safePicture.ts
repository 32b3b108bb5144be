/** A picture that may be served: nothing in it but the picture. */
export interface SafePicture {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  readonly widthPx: number
  readonly heightPx: number
}
