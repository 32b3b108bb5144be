import type { DeliveryReason } from '@kitwright/contract'

export interface Failure {
  readonly reason: DeliveryReason
  /** The mail server's own reply, if it is about this mail. */
  readonly serverSaid: string | null
}

/** The fields that nodemailer sets on its errors. */
interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

const BY_CODE: Readonly<Record<string, DeliveryReason>> = {
  EDNS: 'server-away',
  ECONNECTION: 'server-away',
  ESOCKET: 'server-away',
  ECONNREFUSED: 'server-away',
  ETLS: 'server-away',
  ETIMEDOUT: 'server-silent',
  EAUTH: 'sign-in-refused',
}

/** Returns the reason why a mail was not sent. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { reason: 'failed', serverSaid: null }
  if (error.name === 'AbortError') return { reason: 'stopped', serverSaid: null }
  if (error.name === 'TimeoutError') return { reason: 'server-silent', serverSaid: null }
  const { code, command, response, responseCode } = error as SmtpError
  const known = BY_CODE[code ?? '']
  // The server's replies to its operator are not for a shop's staff.
  if (known !== undefined) return { reason: known, serverSaid: null }
  if (responseCode === undefined)
    return { reason: code === 'EENVELOPE' ? 'address-refused' : 'failed', serverSaid: null }
  const isAddress = command === 'RCPT TO' || code === 'EENVELOPE'
  const reason = responseCode < 500 ? 'later' : isAddress ? 'address-refused' : 'mail-refused'
  return { reason, serverSaid: shortened(response) }
}

const MAX_LETTERS = 200

/** Removes links and long words, which could grant access. */
const shortened = (response = ''): string | null =>
  response
    .replaceAll(/(?<!\S)\S*:\/\/\S*|[^\s@]{30,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LETTERS) || null
