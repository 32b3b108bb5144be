let count = 0

/** Returns a new gesture id. */
export const newGesture = (): string => `g${++count}`
