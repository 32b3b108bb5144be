const { promise: isSeen, resolve: tellSeen } = Promise.withResolvers<void>()

/** Signals that the first garment of this visit is visible or has failed. */
export { tellSeen }

/** Defers a load until the garment is visible, so that the network and the processor are free for it. */
export async function loadAfterGarment<T>(load: () => Promise<T>): Promise<T> {
  await isSeen
  return load()
}
