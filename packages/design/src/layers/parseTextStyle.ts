import { textStyle, type TextStyle } from '../schema/layers.ts'

/** A style as it stands on a clipboard; null for anything else. */
export function parseTextStyle(json: string): TextStyle | null {
  try {
    return textStyle.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
