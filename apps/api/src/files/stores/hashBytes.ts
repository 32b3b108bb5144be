/**
 * Returns the hash as hex. Runs on another thread: ten megabytes take some hundredths of a second, which no answer
 * waits for.
 */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')
}
