const MAX_TRIES = 30
const WAIT_S = 2

const wait = async (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Returns whether a picture that failed to load is available now. Retries after the delay that a server busy drawing
 * asks for; any other answer is final.
 */
export async function pictureReady(src: string, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES && !signal.aborted; tries++) {
    const answer = await fetch(src, { signal, headers: { accept: 'image/webp,image/*' } }).catch(() => null)
    if (answer?.status !== 503) return answer?.ok === true
    await wait(Number(answer.headers.get('retry-after')) || WAIT_S, signal)
  }
  return false
}
