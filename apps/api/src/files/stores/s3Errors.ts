import { StoreError } from './storeError.ts'

interface S3Failure {
  readonly name?: string
  readonly code?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

const ABSENT = new Set(['NoSuchKey', 'NotFound'])
const FULL = new Set(['QuotaExceeded', 'InsufficientCapacity', 'XMinioStorageFull', 'InsufficientStorage'])
const REFUSED: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket: make it first.',
  AccessDenied: 'It refuses this key: it must be allowed to get, put, delete and list.',
  InvalidAccessKeyId: 'It does not know S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'It refuses the signature: is S3_SECRET_ACCESS_KEY right?',
  RequestTimeTooSkewed: 'It refuses the time: set this machine’s clock.',
  PermanentRedirect: 'The bucket is in another region: set S3_REGION.',
  AuthorizationHeaderMalformed: 'The bucket is in another region: set S3_REGION.',
  CredentialsProviderError: 'There is no key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
}

/** Whether the answer was that there is no such object; a bucket that is not there is something else. */
export const isAbsent = (error: unknown): boolean => ABSENT.has(((error as Error).cause as S3Failure)?.name ?? '')

/** Any failure of a call, as a {@link StoreError} that says what is to be done. */
export function explainS3(error: unknown, where: string): StoreError {
  if (error instanceof StoreError) return error
  const { name = '', code, message, $metadata } = error as S3Failure
  const status = $metadata?.httpStatusCode
  const refusal = REFUSED[name] ?? (status === 403 ? REFUSED['AccessDenied'] : undefined)
  const begin = `Files cannot be kept in ${where}.`
  if (refusal !== undefined) return new StoreError('refused', `${begin} ${refusal}`, error)
  if (FULL.has(name) || status === 507) return new StoreError('full', `${begin} It is full.`, error)
  const said = [code ?? name, message].filter(Boolean).join(': ')
  return new StoreError('away', `${begin} It does not answer as it should (${said}).`, error)
}
