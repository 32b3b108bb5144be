import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The parts of a message that a browser and its authenticator send. Tests change single parts to attack. */
export interface CeremonyParts {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  readonly counter: number
  /** Whether the person proved who they are, by finger or PIN. */
  readonly isVerified: boolean
  readonly userHandle?: string
  /** The client data's type; a message of the other ceremony has the other one. */
  readonly type?: 'webauthn.create' | 'webauthn.get'
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

const hash = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

function clientDataOf({ challenge, origin, type }: CeremonyParts): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData({ rpId, counter, isVerified }: CeremonyParts, credential: Buffer = Buffer.alloc(0)): Buffer {
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (credential.length > 0 ? WITH_CREDENTIAL : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([hash(rpId), Buffer.from([flags]), count, credential])
}

/** A passkey in software: real WebAuthn messages, signed with ES256, without attestation. */
export function createSoftwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  const named = { id: credentialId, rawId: credentialId, type: 'public-key' as const }
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  )
  return {
    credentialId,
    /** Answer of `navigator.credentials.create`. */
    register(parts: CeremonyParts) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(parts, Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(coseKey)]))
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', Uint8Array.from(data)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientDataOf({ type: 'webauthn.create', ...parts }).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answer of `navigator.credentials.get`. */
    assert(parts: CeremonyParts) {
      const clientData = clientDataOf({ type: 'webauthn.get', ...parts })
      const data = authenticatorData(parts)
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey).toString('base64url'),
          ...(parts.userHandle !== undefined && { userHandle: parts.userHandle }),
        },
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>
