import type { ReusePart } from '@kitwright/press'
import type { Language } from '@kitwright/words'
import { type PaperParts, partId } from './job.ts'

/** Reuses stored parts and records those that are drawn. */
export class PartsInUse {
  readonly drawn: Record<string, Uint8Array> = {}
  readonly #kept: PaperParts

  constructor(kept: PaperParts) {
    this.#kept = kept
  }

  reuseIn(language: Language): ReusePart {
    return (id, draw) => {
      const name = partId(language, id)
      return this.#kept[name] ?? (this.drawn[name] = draw())
    }
  }
}
