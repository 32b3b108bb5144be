/** Why a store of files does not serve, in a sentence for the operator. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: 'away' | 'refused' | 'full' | 'altered'

  constructor(kind: StoreError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
