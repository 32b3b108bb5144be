/** A picture that may be served: nothing in it but the picture. */
export interface SafePicture<Bytes = Uint8Array> {
  readonly bytes: Bytes
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  readonly widthPx: number
  readonly heightPx: number
}

/** One that is to be kept, with its hash as it was made: what becomes of it on its way to the store and there is seen by it. */
export interface HashedPicture<Bytes = Uint8Array> extends SafePicture<Bytes> {
  /** SHA-256 as hex. */
  readonly sha256: string
}
