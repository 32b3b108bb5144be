import { loadTexts, snakeCase } from '@kitwright/words'
import type { Problem } from '../garments/packError.ts'

/** Returns a problem in English, for the operator at the terminal. */
export async function problemSentence({ id, values }: Problem): Promise<string> {
  const texts = await loadTexts('en', 'production')
  const text: string = texts[`problem_${snakeCase(id)}` as keyof typeof texts]
  const { line = '', name = '', number = '', size = '' } = values
  const who = [line && `line ${line}`, [name, number].filter(Boolean).join(' '), size].filter(Boolean).join(', ')
  const gaps: Readonly<Record<string, string>> = { ...values, who }
  const sentence = text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
