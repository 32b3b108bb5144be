import { responseOf } from './waits.ts'

/** Called with the bytes sent so far and the total. */
export type UploadProgressCallback = (done: number, total: number) => void

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split('\r\n')
      .filter(line => line.includes(':'))
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      }),
  )

interface Watcher {
  /** Called when data is sent or received. */
  moved(): void
  readonly onSent?: UploadProgressCallback
}

/** Sends a request like `fetch` and reports upload progress. Throws like `fetch` without a network or when aborted. */
export async function sendWithProgress(url: string, init: RequestInit, { moved, onSent }: Watcher): Promise<Response> {
  init.signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    request.responseType = 'blob'
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved()
      onSent?.(loaded, total)
    })
    request.addEventListener('progress', moved)
    request.addEventListener('load', () => {
      const { status, statusText, response } = request
      resolve(responseOf(response as Blob, { status, statusText, headers: headersOf(request) }))
    })
    request.addEventListener('error', () => reject(new TypeError('network')))
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(init.body as FormData | string)
  })
}
