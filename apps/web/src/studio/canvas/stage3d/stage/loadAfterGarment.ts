const { promise: isSeen, resolve: tellSeen } = Promise.withResolvers<void>()

/** The first garment of this visit is in sight, or will not be. */
export { tellSeen }

/** Loads what may come later: until then the line and the processor belong to the garment. */
export async function loadAfterGarment<T>(load: () => Promise<T>): Promise<T> {
  await isSeen
  return load()
}
