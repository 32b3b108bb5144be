// Counts canvas drawing, GPU uploads and GPU memory on a page opened with `#counted`. Other pages are unchanged, so
// that timed pages run as they are.

export interface Counts {
  /** Number of canvases drawn on. */
  rasterised: number
  /** Number of pictures uploaded to a texture. */
  uploads: number
  /** Number of passes into a texture. */
  redraws: number
}

const counts: Counts = { rasterised: 0, uploads: 0, redraws: 0 }
const canvases = new Set<WeakRef<HTMLCanvasElement>>()
const textures = new Map<WebGLTexture, number>()
const buffers = new Map<WebGLRenderbuffer, number>()
let unit = 0
const bound = new Map<string, WebGLTexture>()
let buffer: WebGLRenderbuffer | null = null
let target: object | null = null
/** Targets with buffers of their own are drawn for the screen, not into a texture. */
const screens = new WeakSet()

type Gl = WebGL2RenderingContext
type Method = (...words: never[]) => unknown

/** Calls `note` before a prototype's method, with its arguments. */
function before(prototype: object, name: string, note: (words: readonly unknown[], self: unknown) => void): void {
  const methods = prototype as Record<string, Method>
  const plain = Reflect.get(prototype, name) as Method
  methods[name] = function (this: unknown, ...words: never[]) {
    note(words, this)
    return plain.apply(this, words)
  }
}

const BYTES: Readonly<Record<number, number>> = {
  [0x8229 /* R8 */]: 1,
  [0x881a /* RGBA16F */]: 8,
  [0x8814 /* RGBA32F */]: 16,
}
const sizeOf = (format: unknown, width: unknown, height: unknown): number =>
  (BYTES[format as number] ?? 4) * Number(width) * Number(height)
const MIPMAPS = 4 / 3

const place = (target: unknown): string => `${unit} ${String(target)}`
const boundTo = (target: unknown): WebGLTexture => bound.get(place(target)) ?? {}

/** Returns whether a call uploads pixels: the picture or pixel array is the last argument in every form. */
const isUpload = (words: readonly unknown[]): boolean => typeof words.at(-1) === 'object' && words.at(-1) !== null

function countTextures(gl: Gl): void {
  before(gl, 'activeTexture', ([name]) => (unit = Number(name)))
  before(gl, 'bindTexture', ([target, texture]) => bound.set(place(target), texture as WebGLTexture))
  before(gl, 'texStorage2D', ([target, levels, format, width, height]) =>
    textures.set(boundTo(target), sizeOf(format, width, height) * (Number(levels) > 1 ? MIPMAPS : 1)),
  )
  before(gl, 'texImage2D', words => {
    const [target, , format, width, height] = words
    if (isUpload(words)) counts.uploads++
    if (words.length > 6) textures.set(boundTo(target), sizeOf(format, width, height))
  })
  before(gl, 'texSubImage2D', words => void (isUpload(words) && counts.uploads++))
  before(gl, 'deleteTexture', ([texture]) => textures.delete(texture as WebGLTexture))
}

/** Binding for reading and drawing; the target of a multisample resolve is bound for drawing only. */
const FRAMEBUFFER = 0x8d40

function countTargets(gl: Gl): void {
  before(gl, 'bindFramebuffer', ([kind, framebuffer]) => {
    target = framebuffer as object | null
    if (target && kind === FRAMEBUFFER && !screens.has(target)) counts.redraws++
  })
  before(gl, 'framebufferRenderbuffer', () => void (target && screens.add(target)))
  before(gl, 'bindRenderbuffer', ([, next]) => (buffer = next as WebGLRenderbuffer | null))
  before(
    gl,
    'renderbufferStorage',
    ([, , width, height]) => void (buffer && buffers.set(buffer, 4 * Number(width) * Number(height))),
  )
  before(
    gl,
    'renderbufferStorageMultisample',
    ([, samples, , width, height]) =>
      void (buffer && buffers.set(buffer, 4 * Number(samples) * Number(width) * Number(height))),
  )
  before(gl, 'deleteRenderbuffer', ([gone]) => buffers.delete(gone as WebGLRenderbuffer))
}

function countCanvases(): void {
  const seen = new WeakSet<HTMLCanvasElement>()
  before(HTMLCanvasElement.prototype, 'getContext', ([kind], canvas) => {
    if (kind !== '2d' || !(canvas instanceof HTMLCanvasElement) || seen.has(canvas)) return
    seen.add(canvas)
    canvases.add(new WeakRef(canvas))
    counts.rasterised++
  })
}

if (location.hash === '#counted') {
  countTextures(WebGL2RenderingContext.prototype)
  countTargets(WebGL2RenderingContext.prototype)
  countCanvases()
}

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)

/** Counts the bytes of all living canvases and textures; call it after garbage collection. */
export function keptBytes(): number {
  const alive = [...canvases].map(ref => ref.deref()).filter(canvas => canvas !== undefined)
  return sum(alive.map(({ width, height }) => 4 * width * height)) + sum(textures.values()) + sum(buffers.values())
}

export const countsNow = (): Counts => ({ ...counts })

Object.assign(globalThis, { keptBytes })
