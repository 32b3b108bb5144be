/** An SVG as a tracing program writes it, `kilobytes` long: many small closed curves, their places told by `seed`. */
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

/** Numbers below one, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state / 0x7fffffff
  }
}
