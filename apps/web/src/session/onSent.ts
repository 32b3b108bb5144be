/** How much of a body has gone out, bytes of all. */
export type OnSent = (done: number, total: number) => void
