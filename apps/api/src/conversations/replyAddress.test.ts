import { expect, it } from 'vitest'
import { findReplyTokens, readReplyToken, writeReplyAddress, writeReplyToken } from './replyAddress.ts'

const secret = Buffer.alloc(32, 7)
const target = { tenantId: '0193f000-aaaa-7bbb-8ccc-0123456789ab', replyKey: Uint8Array.of(0, 1, 2, 3, 254, 255, 9, 8) }

it('a reply address leads back to its tenant and conversation', () => {
  const address = writeReplyAddress('reply+*@in.example.com', secret, target)
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
  const [token] = findReplyTokens('reply+*@in.example.com', [`"Angkor" <${address.toUpperCase()}>`])
  const found = readReplyToken(secret, token!)
  expect(found?.tenantId).toBe(target.tenantId)
  expect([...found!.replyKey]).toEqual([...target.replyKey])
})

it('a token with one changed letter, or of another secret, leads nowhere', () => {
  const token = writeReplyToken(secret, target)
  for (let at = 0; at < 51; at++) {
    const changed = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
    expect(readReplyToken(secret, changed)).toBeNull()
  }
  expect(readReplyToken(Buffer.alloc(32, 8), token)).toBeNull()
  expect(readReplyToken(secret, 'a'.repeat(52))).toBeNull()
  expect(readReplyToken(secret, token.slice(1))).toBeNull()
})

it('an address of another domain, or within a longer one, is not ours', () => {
  const address = writeReplyAddress('*@in.example.com', secret, target)
  expect(findReplyTokens('*@in.example.com', [`${address}.evil.example`, `x${address}`])).toEqual([])
  expect(findReplyTokens('*@out.example.com', [address])).toEqual([])
})
