import { describe, expect, it } from 'vitest'
import { readLinkToken } from './useLinkToken.ts'

const TOKEN = 'Zm9vYmFyLWJhel9xdXgtMDEyMzQ1Njc4OWFiY2RlZmd'

describe('a mailed link', () => {
  it('carries its token behind the hash', () => {
    expect(readLinkToken(`#${TOKEN}`)).toBe(TOKEN)
    expect(readLinkToken(`#${TOKEN} `)).toBe(TOKEN)
  })
  it.each(['', '#', `#${TOKEN.slice(1)}`, `#${TOKEN}x`, `#${TOKEN.slice(1)}.`])(
    'is no link when cut or changed: %j',
    hash => {
      expect(readLinkToken(hash)).toBeNull()
    },
  )
})
