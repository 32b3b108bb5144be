/** A picture that may be served: nothing in it but the picture. */
export interface SafePicture<Bytes = Uint8Array> {
  readonly bytes: Bytes
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  readonly widthPx: number
  readonly heightPx: number
}
