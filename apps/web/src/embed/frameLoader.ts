const MAX_TRIES = 5
const RETRY_MS = 2_000

const load = async (url: string): Promise<HTMLImageElement | null> =>
  new Promise(resolve => {
    const image = new Image()
    // Without cookies, so that nothing of the visitor's session is used.
    image.crossOrigin = 'anonymous'
    image.referrerPolicy = 'no-referrer'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(null))
    image.src = url
  })

/** Loads the frames of one kit's turn, each once. */
export class FrameLoader {
  readonly #urlOf: (frame: number) => string
  readonly #count: number
  readonly #asked = new Map<number, Promise<void>>()
  readonly #loaded = new Map<number, HTMLImageElement>()

  constructor(urlOf: (frame: number) => string, count: number) {
    this.#urlOf = urlOf
    this.#count = count
  }

  /** Loads a frame. The server may still be drawing it, so a failure is tried again. */
  async load(frame: number): Promise<void> {
    const known = this.#asked.get(frame) ?? this.#load(frame)
    this.#asked.set(frame, known)
    return known
  }

  async #load(frame: number): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const image = await load(this.#urlOf(frame))
      if (image) return void this.#loaded.set(frame, image)
      await new Promise(resolve => setTimeout(resolve, RETRY_MS * (tries + 1)))
    }
  }

  /** Loads every frame, coarse steps first, and says when each has come. */
  async loadAll(onFrame: () => void): Promise<void> {
    for (const step of [6, 3, 1]) {
      const frames = Array.from({ length: Math.ceil(this.#count / step) }, (_, at) => at * step)
      await Promise.all(frames.map(async frame => this.load(frame).then(onFrame)))
    }
  }

  /** Returns the loaded frame that is nearest to a place of the turn. */
  nearest(place: number): HTMLImageElement | undefined {
    for (let away = 0; away <= this.#count / 2; away++)
      for (const side of [place - away, place + away]) {
        const found = this.#loaded.get((side + this.#count) % this.#count)
        if (found) return found
      }
    return undefined
  }
}
