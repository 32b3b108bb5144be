/** As hex. On another thread: ten megabytes take one some hundredths of a second, and who answers waits for none. */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')
}
