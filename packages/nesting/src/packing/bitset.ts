/** Number of 32-bit words of a bitset for `count` pieces. */
export const wordCount = (count: number): number => (count + 31) >> 5

/** Returns the index of a word's lowest set bit; the word must have one. */
export const lowestBitIndex = (word: number): number => 31 - Math.clz32(word & -word)

export function setBit(words: Int32Array, from: number, bit: number): void {
  words[from + (bit >> 5)]! |= 1 << (bit & 31)
}

export function clearBit(words: Int32Array, from: number, bit: number): void {
  words[from + (bit >> 5)]! &= ~(1 << (bit & 31))
}
