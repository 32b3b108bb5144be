/** How much of a body has gone out, bytes of all. */
export type OnSent = (done: number, total: number) => void

const watched = new WeakMap<object, OnSent>()

/** Whoever sends this form is told how much of it has gone. */
export function watchSending(form: FormData, onSent: OnSent): void {
  watched.set(form, onSent)
}

/** `fetch`, and another way to send for what is watched: fetch itself does not tell. */
export async function fetchWatched(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body } = init ?? {}
  const onSent = body instanceof FormData ? watched.get(body) : undefined
  if (!init || !onSent || typeof input !== 'string') return fetch(input, init)
  const { sendWatched } = await import('./sendWatched.ts')
  return sendWatched(input, init, onSent)
}
