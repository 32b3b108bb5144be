let count = 0

/** A fresh gesture id. */
export const newGesture = (): string => `g${++count}`
