import { textStyle, type TextStyle } from '../schema/layers.ts'

/** Parses a text style from the clipboard; returns null for anything else. */
export function parseTextStyle(json: string): TextStyle | null {
  try {
    return textStyle.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
