import type { FrameLoader } from './frameLoader.ts'

const [WIDTH, HEIGHT] = [480, 600]
/** A drag across the garment turns it by this share of a whole turn. */
const TURN_PER_WIDTH = 0.75
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 6,
  PageDown: -6,
}

interface Options {
  readonly label: string
  readonly frames: number
}

/** A garment that pointers and keys turn, as a slider over the frames of its turn. */
export class TurnControl {
  readonly #canvas = document.createElement('canvas')
  readonly #frames: number
  #loader: FrameLoader | null = null
  #place = 0
  #timer = 0

  constructor(stage: HTMLElement, { label, frames }: Options) {
    this.#frames = frames
    const canvas = this.#canvas
    Object.assign(canvas, { width: WIDTH, height: HEIGHT, role: 'slider', tabIndex: 0, ariaLabel: label })
    Object.assign(canvas, { ariaValueMin: '0', ariaValueMax: '345', ariaOrientation: 'horizontal' })
    canvas.part.add('garment')
    canvas.addEventListener('keydown', event => this.#onKey(event))
    canvas.addEventListener('pointerdown', event => this.#onDown(event))
    // Keyboard focus loads the pictures that the keys turn.
    canvas.addEventListener('focus', () => void this.loadAll())
    stage.append(canvas)
    this.#draw()
  }

  /** Shows another kit at the same place of the turn. */
  show(loader: FrameLoader): void {
    this.#loader = loader
    void loader.load(this.#place).then(() => this.#draw())
  }

  async loadAll(): Promise<void> {
    await this.#loader?.loadAll(() => this.#draw())
  }

  /** Turns once and stops at the front; any press stops it before. */
  turnOnce(durationMs: number): void {
    this.stop()
    const from = this.#place
    let step = 0
    this.#timer = window.setInterval(() => {
      step += 1
      this.#go(from + step)
      if (step >= this.#frames) this.stop()
    }, durationMs / this.#frames)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #go(place: number): void {
    this.#place = ((Math.round(place) % this.#frames) + this.#frames) % this.#frames
    this.#draw()
  }

  #draw(): void {
    const degrees = Math.round((this.#place * 360) / this.#frames)
    Object.assign(this.#canvas, { ariaValueNow: String(degrees), ariaValueText: `${degrees}°` })
    const frame = this.#loader?.nearest(this.#place)
    const brush = this.#canvas.getContext('2d')
    if (!frame || !brush) return
    brush.clearRect(0, 0, WIDTH, HEIGHT)
    brush.drawImage(frame, 0, 0, WIDTH, HEIGHT)
  }

  #onKey(event: KeyboardEvent): void {
    const to = event.key === 'Home' ? -this.#place : STEPS[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.stop()
    this.#go(this.#place + to)
  }

  #onDown(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return
    this.stop()
    void this.loadAll()
    const [startX, startPlace] = [event.clientX, this.#place]
    const ending = new AbortController()
    const { signal } = ending
    const perPx = (this.#frames * TURN_PER_WIDTH) / Math.max(1, this.#canvas.clientWidth)
    this.#canvas.setPointerCapture(event.pointerId)
    this.#canvas.addEventListener('pointermove', ({ clientX }) => this.#go(startPlace + (clientX - startX) * perPx), {
      signal,
    })
    for (const end of ['pointerup', 'pointercancel'])
      this.#canvas.addEventListener(end, () => ending.abort(), { signal })
  }
}
