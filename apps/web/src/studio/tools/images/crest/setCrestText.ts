import type { CrestText } from '@kitwright/crest'
import { findFont } from '@kitwright/library'

const KHMER = /[\u1780-\u17ff]/

/**
 * Sets the text of a crest. Khmer typed into a font without Khmer switches to one that has it, so that names look as
 * intended.
 */
export function setCrestText(use: CrestText, text: string): CrestText {
  const isKhmer = findFont(use.font)?.lang === 'kh'
  if (!KHMER.test(text) || isKhmer) return { ...use, text }
  return { ...use, text, font: 'moul', weight: 400 }
}
