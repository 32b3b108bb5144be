import { hashBytes } from '../files/index.ts'

const SIGNS = 16

/** A font's id says its bytes: another file under its name is seen to be one. */
export const fontIdOf = async (bytes: Uint8Array): Promise<string> => `own-${(await hashBytes(bytes)).slice(0, SIGNS)}`
