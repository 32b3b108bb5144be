import type { ProductType } from '@kitwright/garment'
import { type Language, loadTexts, type Texts } from '@kitwright/words'

/** Writes the messages of a request in one language. */
export interface RequestTexts {
  say(key: keyof Texts['offer'], gaps?: Readonly<Record<string, string | number>>): string
  garment(type: ProductType): string
}

export async function loadRequestTexts(language: Language): Promise<RequestTexts> {
  const [offer, common] = await Promise.all([loadTexts(language, 'offer'), loadTexts(language, 'common')])
  return {
    say: (key, gaps = {}) => offer[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name] ?? '')),
    garment: type => common[`type_${type}`],
  }
}
