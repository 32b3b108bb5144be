import { parseHex, toHex } from '@kitwright/measure'

interface ScreenEyedropper {
  open(): Promise<{ readonly sRGBHex: string }>
}
type WithEyedropper = typeof globalThis & { readonly EyeDropper?: new () => ScreenEyedropper }

/** Returns whether the browser can pick from the screen: only some support it, and only over https. */
export const canPickScreen = (): boolean => (globalThis as WithEyedropper).EyeDropper !== undefined

/** Picks a colour from anywhere on the screen; null when it was cancelled. */
export async function pickScreen(): Promise<string | null> {
  const Dropper = (globalThis as WithEyedropper).EyeDropper
  if (!Dropper) return null
  try {
    const { sRGBHex } = await new Dropper().open()
    const colour = parseHex(sRGBHex)
    return colour && toHex(colour)
  } catch {
    return null
  }
}
