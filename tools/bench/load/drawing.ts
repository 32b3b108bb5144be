import { crc32, deflateSync } from 'node:zlib'

/** Returns an SVG of `kilobytes` like a tracing program's: many small closed curves, placed by `seed`. */
export function tracedSvg(kilobytes: number, seed: number): string {
  const random = randomFrom(seed)
  const step = (): string => ((random() - 0.5) * 8).toFixed(2)
  const curve = (): string => `c${[step(), step(), step(), step(), step(), step()].join(' ')}`
  const paths: string[] = []
  for (let length = 0; length < kilobytes * 1024; length += paths.at(-1)!.length)
    paths.push(
      `<path fill="#${Math.floor(random() * 0xffffff)
        .toString(16)
        .padStart(
          6,
          '0',
        )}" d="M${(random() * 1000).toFixed(1)} ${(random() * 1000).toFixed(1)}${Array.from({ length: 40 }, curve).join('')}z"/>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${paths.join('\n')}</svg>`
}

/** Returns a PNG of non-repeating pixels as large as a photograph's, generated from `seed`. */
export function noisyPng(width: number, height: number, seed: number): Buffer {
  const random = randomFrom(seed)
  const row = 1 + 3 * width
  // The first byte of each row declares unfiltered pixels.
  const pixels = Buffer.alloc(row * height)
  for (let i = 0; i < pixels.length; i += 1) if (i % row !== 0) pixels[i] = Math.floor(random() * 64)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length, 0)
  whole.write(name, 4, 'latin1')
  whole.set(data, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8)
  return whole
}

/** Returns a generator of numbers below one, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state / 0x7fffffff
  }
}
